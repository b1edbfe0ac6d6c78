/**
 * The inline script at the end of every page. It is text, because it must not depend on any module. It opens the details element
 * that the address points into before the first paint; browsers do so after it, and the page jumps.
 *
 * It loads the scripts that its `data-scripts` lists after the `load` event, or at the first interaction, so that they neither
 * compete with the first view nor block it. The state of the page is after this script, so it waits for the whole page. Each request
 * has its own task, because all requests in one task block a slow processor. Without scripts the page works with links and forms.
 * Until React handles events, it collects the controls that were used: `replayEarlyInput`.
 */
export const startScript = `{
const scripts = document.currentScript.dataset.scripts?.split(" ") ?? [];
if (location.hash) document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
const early = new Map();
const controlOf = ({ type, target, key }) => {
if (type === "click") return target.closest("button[type=button]:not([popovertarget])");
if (type !== "keydown") return target;
// a form that needs scripts: its button is disabled until then
return key === "Enter" && target.form?.querySelector("[type=submit]:disabled")?.form;
};
const record = (event) => {
const { type, target } = event;
const control = controlOf(event);
if (control) early.set(control, { type, value: target.value, checked: target.checked });
};
const types = ["click", "input", "toggle", "keydown"];
for (const type of types) addEventListener(type, record, true);
window.takeEarlyInput = () => {
for (const type of types) removeEventListener(type, record, true);
return early;
};
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
addEventListener("load", () => setTimeout(start));
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true, capture: true });
}`;
