"use strict";
const picture = document.getElementById("picture");
const svg = picture.querySelector("svg");
const width = svg.viewBox.baseVal.width;
const height = svg.viewBox.baseVal.height;
let scale = 1;
function zoom(to) {
  scale = Math.min(4, Math.max(0.05, to));
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
}
function fit() { zoom(Math.min(1, picture.clientWidth / width, picture.clientHeight / height)); }
document.getElementById("in").onclick = () => zoom(scale * 1.25);
document.getElementById("out").onclick = () => zoom(scale / 1.25);
document.getElementById("fit").onclick = fit;
picture.addEventListener("keydown", (event) => {
  if (event.key === "+") zoom(scale * 1.25);
  else if (event.key === "-") zoom(scale / 1.25);
  else if (event.key === "0") fit();
});
const find = document.getElementById("find");
const found = document.getElementById("found");
find.addEventListener("input", () => {
  const wanted = find.value.trim();
  let first = null;
  let count = 0;
  for (const text of svg.querySelectorAll("text")) {
    const hit = wanted !== "" && text.textContent.includes(wanted);
    text.classList.toggle("hit", hit);
    if (hit) { count += 1; first = first ?? text; }
  }
  found.textContent = wanted === "" ? "" : `${count} found`;
  if (first) first.scrollIntoView({ block: "center", inline: "center" });
});
// Begin at the root, which is in the middle of its side.
const root = svg.querySelector("text[data-node]");
if (root) {
  const place = root.getBoundingClientRect();
  const frame = picture.getBoundingClientRect();
  picture.scrollLeft = place.left - frame.left - picture.clientWidth / 2;
  picture.scrollTop = place.top - frame.top - picture.clientHeight / 2;
}
