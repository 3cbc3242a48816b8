// Names of countries, search within a page, and buttons that copy code. Pages are whole without it.
"use strict";

const regions = new Intl.DisplayNames("en", { type: "region" });
for (const section of document.querySelectorAll("[data-region]")) {
  const name = regions.of(section.dataset.region);
  section.querySelector("h2").firstChild.textContent = name + " ";
  for (const item of section.querySelectorAll("[data-find]")) item.dataset.find += " " + name;
}

// Hides each [data-find] that lacks one of the words, and each section that then shows none.
for (const field of document.querySelectorAll("input.search")) {
  const items = [...document.querySelectorAll("[data-find]")].map(
    (item) => [item, (item.dataset.find + " " + item.textContent).toLowerCase()]);
  const count = document.querySelector(".count");
  const choice = document.querySelector("select.search");
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [item, text] of items) {
      if (choice) {
        for (const row of item.querySelectorAll("[data-choice]"))
          row.hidden = choice.value !== "" && row.dataset.choice !== choice.value;
      }
      const chosen = !choice || !choice.value ||
        item.querySelector(`[data-choice="${CSS.escape(choice.value)}"]`);
      item.hidden = !chosen || !words.every((word) => text.includes(word));
      shown += item.hidden ? 0 : 1;
    }
    for (const group of document.querySelectorAll("[data-group]"))
      group.hidden = !group.querySelector("[data-find]:not([hidden])");
    const none = document.querySelector(".none");
    if (none) none.hidden = shown > 0;
    count.textContent = shown === items.length ? `${shown}` : `${shown} of ${items.length}`;
  };
  field.addEventListener("input", find);
  choice?.addEventListener("input", find);
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    field.focus();
  });
  // A link such as glyphs.html?find=ferry searches at once.
  field.value ||= new URLSearchParams(location.search).get("find") ?? "";
  find();
}

// Adds a button to a block of code that copies what a shell or an editor takes.
function addCopyButton(block) {
  const button = document.createElement("button");
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const lines = block.querySelector("code").textContent.split("\n");
    const typed = block.dataset.language === "console"
      ? lines.filter((line) => line.startsWith("$ ")).map((line) => line.slice(2)) : lines;
    try {
      await navigator.clipboard.writeText(typed.join("\n").trim());
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(block.querySelector("code"));
      button.textContent = "Selected";
    }
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  const frame = document.createElement("div");
  frame.className = "code";
  block.replaceWith(frame);
  frame.append(block, button);
}
document.querySelectorAll("pre[data-language]").forEach(addCopyButton);
