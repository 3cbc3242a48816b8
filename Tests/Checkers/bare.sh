#!/bin/sh
# Runs the recipes of Examples/builds in a new Debian 12 in a folder, which has the package of a release and
# the packages below, nothing else. Needs root, debootstrap, zip, Swift, 3 GB and Debian's mirror.
#
#   Tests/Checkers/bare.sh PROGRAM
#
# PROGRAM is a static fingerpost of the last commit; the files are of that commit, too. The folder borrows
# this machine's Swift. Xcode, the Android Gradle plugin, GitHub and oxipng are not there: of the first three
# the scripts and commands run, and zopflipng packs.
set -eu
fail() { echo "error: $1" >&2 && exit "$2"; }
[ -x "${1:-}" ] || fail "no program; use Tests/Checkers/bare.sh PROGRAM" 64
[ "$(id -u)" = 0 ] || fail "not root; run it with sudo" 77
for tool in debootstrap swift zip; do command -v $tool >/dev/null || fail "no $tool; install it" 69; done
program=$(realpath "$1")
package=$(cd "$(dirname "$0")/../.." && pwd)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
work=$(mktemp -d)
debian=$work/debian
home=$debian/root

# Nothing is removed through a mount.
clean() {
  for mount in proc opt/swift; do ! mountpoint -q "$debian/$mount" || umount "$debian/$mount"; done
  rm -rf --one-file-system "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM

quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2 && fail "$*" 1; }; }
inside() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/opt/swift/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
    chroot "$debian" "$@"
}
add() { quietly inside apt-get install -y --no-install-recommends "$@"; }

quietly "$package/.github/release" "$work/out" "$program"
quietly debootstrap --variant=minbase bookworm "$debian"
mount -t proc proc "$debian/proc"
cp "$work"/out/*.deb "$home"
mkdir "$home/fingerpost" "$debian/opt/swift"
git -C "$package" archive HEAD | tar -x -C "$home/fingerpost"
tar -xzf "$work"/out/fingerpost-plugins-*.tar.gz -C "$home"
quietly inside sh -c 'dpkg -i /root/*.deb'

echo "== the recipes that need nothing"
inside /root/fingerpost/Tests/Checkers/recipes.sh /usr/bin/fingerpost
echo "== all recipes"
add make ninja-build cmake gradle zopfli aapt android-framework-res unzip git curl
inside /root/fingerpost/Tests/Checkers/recipes.sh /usr/bin/fingerpost >"$work/recipes"
cat "$work/recipes"
! grep skipped "$work/recipes" | grep -qv 'check-jsonschema\|actionlint' || fail "a recipe is skipped" 1
echo "== swiftpm-app with the plugins of the release"
# What Swift needs on Debian 12; the package manager unpacks the program with unzip.
add binutils-gold gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev libpython3-dev \
  libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev unzip
mount --bind "$toolchain" "$debian/opt/swift"
mount -o remount,ro,bind "$debian/opt/swift"
inside /root/fingerpost/Tests/Checkers/plugins.sh /root/scratch /root/fingerpost-plugins
