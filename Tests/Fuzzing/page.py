#!/usr/bin/env python3
"""Attacks the live page of the built program: page.py PROGRAM [--seconds N] [--seed N]

A server of its own has a route, a theme that the page may save, and goldens of which some are broken or lead
outside. It is sent requests in which method, address, secret, headers and bytes are changed, many at once, one after
another on a connection, in drops, never ended or never read. It must live and answer a right request within 5
seconds and 1 GiB, meanwhile too; answer in whole responses of HTTP, HEAD without a body; refuse all without the
secret, or from other sites; send no file of another folder; and write no file but the theme, which stays whole.
"""
import argparse
import collections
import contextlib
import os
import pathlib
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import boxes
import checks
import doors
import mutants

MEMORY = 1 << 30
# Seconds until a right request is answered, and any other one.
PATIENCE, HANG = 5, 20
# The most that is read of one connection.
MOST = 32 << 20
# A head is answered up to this length.
HEAD = 1 << 14
# Open files of the server, which drops all connections beyond; connections that are left open, and those of a flood.
FILES, HELD, FLOOD = 512, 40, 600
REFUSALS = {b"no request\n", b"only pages of this server may ask; open the whole address that it printed\n"}

# Addresses after the secret. Words in capitals stand for mutants, as in doors.py, or for one of VALUES.
TARGETS = {
    "GET": ["", "", "data.json", "data.json?since=NUMBER", "route", "route.json", "events", "PATH",
            "compose?lanes=LANES&dividers=1", "compose?lanes=LANES&side=SIDE", "compose?angle=NUMBER&exit=NUMBER&side=SIDE",
            "picture/GLYPH~light@100.png", "picture/GLYPH~VARIANT@NUMBER.png", "picture/NAME~VARIANT@100.png",
            "before/GLYPH~light@100.png", "before/GLYPH~dark@100.png", "before/NAME~VARIANT@100.png"],
    "POST": ["theme?PLACE=COLOR", "theme?PLACE=NUMBER", "theme?PLACE=COLOR&save", "theme?PLACE=NUMBER&save", "theme",
             "theme?save", "PATH"],
}
VALUES = {
    "GLYPH": ["straight", "turn_left", "roundabout_ccw_a90_e2", "arrive"],
    "NUMBER": mutants.NUMBERS, "SIDE": ["left", "right", ""], "VARIANT": ["light", "dark", "template", "", "../light"],
    "PLACE": ["light.lit", "dark.outline", "stroke", "laneStrokes", "interface.dark.footerText", "a.b.c", "."],
    "COLOR": ["%23104080", "%23fff", "%00", "red", "", "1,2"],
    "PATH": ["theme.json", "route.json/", "../outside/precious", "..%2foutside%2fprecious", "%2e%2e/outside/precious",
             "before/../../outside/precious", "goldens/manifest.json", "picture/", "events/x", "a%00b", "%", "%zz", "//",
             "\u6771", ".git/config", "x" * 9000],
}
METHODS = ["HEAD", "HEAD", "HEAD", "OPTIONS", "PUT", "TRACE", "CONNECT", "get", "", "G\tT", "\u0301GET", "X" * 5000]
VERSIONS = ["HTTP/1.0", "HTTP/1.", "HTTP/2", "HTTP/1.1 ", "http/1.1", ""]
HEADERS = [
    "Connection: close", "Connection: close", "Connection: Keep-Alive", "Connection: upgrade, close", "Content-Length: 0",
    "Content-Length: 5", "Content-Length: -1", "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked",
    "Expect: 100-continue", "Upgrade: h2c", "Range: bytes=0-9", "If-None-Match: *", "Cookie: a=b", "Accept-Encoding: gzip",
    "X-Fingerpost: 1", "Origin: http://evil.example", "Host: evil.example", " folded: x", "a", ": b", "a : b", "\u0301: b",
    "X: \u0301", "X:" + "x" * 9000, "X:" + "x" * 20000, "\r\n".join(f"X-{at}: y" for at in range(900)),
]
BODIES = [b"", b"", b"", b"hello", b"5\r\nhello\r\n0\r\n\r\n", b"\0" * 1000, b"x" * 200_000]


class Server:
    """A running live page."""
    def __init__(self, program, box):
        words = ["preview", "route.json", "--theme", "theme.json", "--against", "goldens", "--serve"]
        environment = {"PATH": os.environ["PATH"], "HOME": str(box.work), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [program, *words], cwd=box.work, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)))
        said = [self.process.stderr.readline()]
        while said[-1].startswith(b"warning: "):
            said.append(self.process.stderr.readline())
        address = re.match(rb"http://127\.0\.0\.1:(\d+)/([\w-]+)/ ", said[-1])
        if not address:
            sys.exit(f"error: the live page does not start: {b''.join(said).decode(errors='replace')}")
        self.port, self.secret = int(address[1]), address[2].decode()
        # Read, so that the server never waits for it.
        self.said = []
        self.listener = threading.Thread(target=lambda: self.said.extend(self.process.stderr), daemon=True)
        self.listener.start()

    def connection(self):
        """A connection; after a flood the server has to listen anew."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            except ConnectionRefusedError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def memory(self):
        """The most that it took, in bytes; 0 where it ended."""
        try:
            return int(re.search(r"VmHWM:\s+(\d+)", pathlib.Path(f"/proc/{self.process.pid}/status").read_text())[1]) << 10
        except (OSError, TypeError):
            return 0

    def fault(self):
        """Why a right request has no right answer; None where it has."""
        request = f"GET /{self.secret}/data.json?since=999999999 HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n"
        until, fault = time.monotonic() + PATIENCE, "none"
        # A flood may also end connections that were taken before.
        while fault and time.monotonic() < until and self.process.poll() is None:
            try:
                with self.connection() as right:
                    right.sendall(request.encode())
                    answers, fault = read(right, PATIENCE)
                fault = fault or (None if [code for code, _, _ in answers] == [200] else f"{answers}"[:300])
            except OSError as error:
                fault = f"{error}"
                time.sleep(0.05)
        if self.process.poll() is not None:
            return f"the server ended with {self.process.returncode}: {b''.join(self.said)[-500:].decode(errors='replace')}"
        if fault or time.monotonic() > until:
            return f"a right request is not answered: {fault or 'too late'}"
        return f"takes more than {MEMORY >> 20} MiB" if self.memory() > MEMORY else None

    def end(self):
        """Ends it as a user does; what is wrong with that."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return "does not end"
        self.listener.join()
        return f"ended with {status}" if status else checks.said(status, b"".join(self.said))


class Request:
    """What is sent on a connection, and whether it has to be refused."""
    def __init__(self, chance, server, box):
        self.is_refused = False
        lines = self.lines(chance, server, box)
        self.data = "\r\n".join(lines).encode() + b"\r\n\r\n" + chance.choice(BODIES)
        if chance.random() < 0.2:
            self.data = mutants.raw(chance, self.data, [server.secret, "\r\n", "\r\n\r\n", ":", "\r", "\n", "%2e", "HTTP/1.1"])
            self.is_refused = False
        self.data *= 1 if self.data.startswith(b"POST") else chance.choice([1] * 20 + [2, 3, 20])
        if server.secret.encode() not in urllib.parse.unquote_to_bytes(self.data):
            self.is_refused = True
        # A head has to be answered, unless it is too long. What follows may stay unread, which cuts the answer off.
        self.is_answered = 0 <= self.data.find(b"\r\n\r\n") == len(self.data) - 4 <= HEAD - 4

    def lines(self, chance, server, box):
        # Each change of the theme draws all glyphs.
        method = "POST" if chance.random() < 0.03 else "GET"
        secret, host, origin = server.secret, f"127.0.0.1:{server.port}", chance.choice([None, f"http://localhost:{server.port}"])
        target = re.sub("[A-Z]{4,}", lambda word: self.word(chance, box, word[0]), chance.choice(TARGETS[method]))
        if chance.random() < 0.2:
            secret = chance.choice(["", secret[:-1], secret + "x", secret.upper(), secret[::-1], f"./{secret}", f"/{secret}",
                                    f"x?/{secret}", f"x/../{secret}", f"%2f{secret}"])
            self.is_refused = secret != server.secret
        if chance.random() < 0.1:
            host = chance.choice(["", "[::1]", "127.0.0.1", f"127.0.0.1:{server.port + 1}", f"evil.example:{server.port}",
                                  f"{host}.evil.example"])
            self.is_refused = True
        if chance.random() < 0.1:
            origin = chance.choice(["null", "http://evil.example", "", f"https://{host}"])
            self.is_refused = True
        if chance.random() < 0.05:
            method = chance.choice(METHODS)
        version = "HTTP/1.1" if chance.random() < 0.95 else chance.choice(VERSIONS)
        headers = [f"Host: {host}"] + chance.sample(HEADERS, chance.choice([0, 0, 0, 1, 1, 4]))
        if origin is not None:
            headers.append(f"Origin: {origin}")
        chance.shuffle(headers)
        return [f"{method} /{secret}/{target} {version}", *headers]

    @staticmethod
    def word(chance, box, name):
        if name in VALUES:
            return chance.choice(VALUES[name])
        found = "".join(box.words([name]))
        return urllib.parse.quote(found) if chance.random() < 0.8 else re.sub(r"\s", "+", found)


def read(connection, seconds, is_whole=True, has_bare=False):
    """The answers on a connection that ends: codes, types and bodies; and what is wrong with them.

    With has_bare some may have no body: after their head comes another answer, or the end.
    """
    data, is_ended = b"", False
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_WR)
    until = time.monotonic() + seconds
    answers = []
    while True:
        # Takes the whole answers at the beginning.
        while True:
            head, line, rest = data.partition(b"\r\n\r\n")
            if not line:
                break
            match = re.fullmatch(rb"HTTP/1\.1 (\d{3}) [ -~]+((?:\r\n[A-Za-z-]+: [ -~]*)*)", head)
            if not match:
                return answers, f"no head of HTTP: {head[:300]!r}"
            fields = dict(field.split(b": ", 1) for field in match[2].split(b"\r\n")[1:])
            kind = fields.get(b"Content-Type", b"").decode()
            if has_bare and (rest.startswith(b"HTTP/1.1 ") or is_ended and not rest):
                answers.append((int(match[1]), kind, b""))
                data = rest
                continue
            if kind == "text/event-stream":
                if re.fullmatch(rb"(data: \{\"version\":\d+\}\n\n)+", rest):
                    return answers + [(int(match[1]), kind, rest)], None
                break
            if not fields.get(b"Content-Length", b"").isdigit():
                return answers, f"no length: {head[:300]!r}"
            length = int(fields[b"Content-Length"])
            if len(rest) < length:
                break
            answers.append((int(match[1]), kind, rest[:length]))
            data = rest[length:]
        if time.monotonic() > until:
            return answers, f"no end within {seconds} s after {len(answers)} answers and {data[:100]!r}"
        try:
            connection.settimeout(max(0.01, until - time.monotonic()))
            piece = connection.recv(1 << 20)
        except TimeoutError:
            continue
        except OSError:
            piece = b""
        if not piece and (is_ended or not has_bare):
            return answers, f"a part of an answer: {data[:300]!r}" if data and is_whole else None
        is_ended = not piece
        data += piece
        if len(data) > MOST:
            return answers, "an answer is too long"


class Attack:
    def __init__(self, server, box, chance):
        self.server, self.box, self.chance = server, box, chance
        self.theme = os.fsencode(box.work / "theme.json")
        self.before = checks.snapshot(box.work.parent)
        self.precious = [path.read_bytes() for path in box.outside.rglob("*") if path.is_file()]
        self.codes = collections.Counter()
        # Connections that are never ended, some with what is still to be sent in drops.
        self.held = []
        self.requests = 0
        self.seconds = 0

    def batch(self):
        """Sends requests at once; returns what is wrong, and the request that shows it."""
        made = [Request(self.chance, self.server, self.box) for _ in range(self.chance.choice([1, 1, 1, 4, 16]))]
        self.requests += len(made)
        with contextlib.ExitStack() as stack:
            sent = []
            for request in made:
                connection = stack.enter_context(self.server.connection())
                # Nobody reads meanwhile, so a long request after whole ones may be refused to be taken.
                with contextlib.suppress(OSError):
                    connection.settimeout(0.2)
                    connection.sendall(request.data)
                sent.append((request, connection))
            for request, connection in sent:
                start = time.monotonic()
                answers, fault = read(connection, HANG, request.is_answered, b"HEAD" in request.data)
                self.seconds = max(self.seconds, time.monotonic() - start)
                fault = fault or self.wrong(request, answers)
                if fault:
                    return f"{fault}\n  {request.data[:1000]!r}"
        return None

    def wrong(self, request, answers):
        if request.is_answered and not answers:
            return "no answer"
        for code, kind, body in answers:
            self.codes[code] += 1
            # Bytes after the first head may have made the next method another one, which is refused.
            if request.data.startswith(b"HEAD ") and code < 400 and body:
                return f"{code} {body[:100]!r} for HEAD"
            is_bare = b"HEAD" in request.data and not body
            if request.is_refused and (code not in (400, 403) or not is_bare and body not in REFUSALS):
                return f"{code} {body[:100]!r} for who has not the secret"
            if is_bare:
                continue
            if any(secret in body for secret in self.precious):
                return "sends a file of another folder"
            is_whole = {"image/png": checks.whole_png, "application/json": checks.is_json,
                        "text/html; charset=utf-8": lambda page: page.rstrip().endswith(b"</html>")}.get(kind)
            if is_whole and not is_whole(body):
                return f"a broken {kind}: {body[:100]!r}"
        return None

    def hold(self):
        """Leaves connections open: without a word, with a part of a request, in drops, or with answers that nobody reads."""
        for _ in range(self.chance.choice([1, 4, 20])):
            data = Request(self.chance, self.server, self.box).data
            connection = self.server.connection()
            self.held.append([connection, data[:self.chance.choice([0, 1, 20, 40])], self.chance.choice([0, 1, 10, 1 << 20])])
        for holding in self.held:
            connection, data, count = holding
            connection.settimeout(0.01)
            with contextlib.suppress(OSError):
                connection.sendall(data[:count])
            holding[1] = data[count:]
        while len(self.held) > HELD:
            self.held.pop(self.chance.randrange(len(self.held)))[0].close()

    def flood(self):
        """Opens more connections than the server may have files, and leaves."""
        with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
            for _ in range(FLOOD):
                stack.enter_context(socket.create_connection(("127.0.0.1", self.server.port), timeout=0.2)).sendall(b"GET /")
        for connection, _, _ in self.held:
            connection.close()
        self.held = []

    def files(self):
        after = checks.snapshot(self.box.work.parent)
        fault = checks.written(self.before, after, lambda path: path == self.theme)
        self.before = after
        return fault

    def step(self, number):
        try:
            fault = self.batch()
            if number % 10 == 0:
                self.hold()
            if number % 100 == 50:
                self.flood()
        except ConnectionRefusedError as error:
            return self.server.fault() or f"{error}"
        if number % 10 == 0:
            fault = fault or self.server.fault()
        if number % 50 == 0:
            fault = fault or self.files()
        return fault


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    program = os.path.abspath(given.program)
    chance = random.Random(given.seed)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "seeds").mkdir()
        box = boxes.Box(folder / "run", chance, boxes.Seeds(program, folder / "seeds"))
        box.copied("theme.json", doors.PACKAGE / "Icons/theme.json")
        box.folder("GOLDENS", "goldens")
        for name in ("straight~light.png", "turn_left~dark.png"):
            golden = box.work / "goldens/glyphs" / name
            golden.unlink(missing_ok=True)
            golden.symlink_to(box.outside / "precious.png")
        (box.outside / "precious.png").write_bytes((doors.PACKAGE / "Examples/glyphs.png").read_bytes())
        server = Server(program, box)
        attack = Attack(server, box, chance)
        number, fault, until = 0, None, time.monotonic() + given.seconds
        while not fault and time.monotonic() < until:
            fault = attack.step(number)
            number += 1
        fault = server.fault() or fault or attack.files()
        memory = server.memory()
        fault = fault or server.end()
        server.process.kill()
        print(f"{attack.requests} requests in {number} batches, answers {dict(sorted(attack.codes.items()))}, "
              f"worst {attack.seconds:.2f} s, {memory >> 20} MiB")
        if fault:
            sys.exit(f"--seed {given.seed}, batch {number - 1}: {fault}")


main()
