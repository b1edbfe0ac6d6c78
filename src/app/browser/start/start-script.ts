/**
 * The inline script at the end of every page. It is text, because it must not depend on any module. It opens the details element
 * that the address points into before the first paint; browsers do so after it, and the page jumps.
 *
 * It loads the scripts that its `data-scripts` lists when the page has loaded and is painted, or at the first interaction, so that they
 * neither compete with the first view nor block it. The state of the page is after this script, so it waits for the whole page. Each request
 * has its own task, because all requests in one task block a slow processor. Until then, and without scripts, the page works with
 * links and forms.
 */
export const startScript = `{
const scripts = document.currentScript.dataset.scripts?.split(" ") ?? [];
if (location.hash) document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
let isStarted = false;
const start = () => {
if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
if (isStarted) return;
isStarted = true;
loadNext(scripts[0]);
};
const loadNext = (entry) => {
const href = scripts.shift();
if (href) {
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
setTimeout(loadNext, 0, entry);
} else if (entry) {
import(entry).catch(() => {});
}
};
addEventListener("load", () => document.hidden ? start() : new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true, capture: true });
}`;
