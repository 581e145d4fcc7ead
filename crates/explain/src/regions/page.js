"use strict";
for (const analysis of document.querySelectorAll(".analysis")) {
  const figures = [...analysis.querySelectorAll("figure")];
  if (figures.length === 0) continue;
  analysis.classList.add("is-stepped");
  const slider = analysis.querySelector("input");
  const output = analysis.querySelector("output");
  const play = analysis.querySelector('[data-to="play"]');
  let at = 0;
  let timer = null;
  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.setAttribute("aria-pressed", "false");
    play.textContent = "play";
  };
  const show = (to) => {
    at = Math.max(0, Math.min(figures.length - 1, to));
    figures.forEach((figure, index) => figure.classList.toggle("is-shown", index === at));
    slider.value = String(at + 1);
    output.textContent = `${at + 1} of ${figures.length}`;
  };
  const actions = {
    first: () => show(0),
    previous: () => show(at - 1),
    next: () => show(at + 1),
    last: () => show(figures.length - 1),
    play: () => {
      if (timer !== null) return stop();
      if (at === figures.length - 1) show(0);
      play.setAttribute("aria-pressed", "true");
      play.textContent = "pause";
      timer = setInterval(() => {
        show(at + 1);
        if (at === figures.length - 1) stop();
      }, 900);
    },
  };
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  for (const button of analysis.querySelectorAll("button")) {
    button.addEventListener("click", () => actions[button.dataset.to]());
  }
  slider.addEventListener("input", () => show(Number(slider.value) - 1));
  analysis.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action || event.target !== analysis) return;
    event.preventDefault();
    actions[action]();
  });
  show(0);
}
