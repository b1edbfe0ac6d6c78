const hideCookie = (): string | undefined => /(?:^|;) *hide=([^;]+)/.exec(document.cookie)?.[1];

let shownWith: string | undefined;

/** Whether the viewer hides the scores of some clubs on this device. A change loads the page again. */
export function hidesScores(): boolean {
  return shownWith !== undefined;
}

/** Loads the page again if the viewer hides other scores than when it was loaded. */
function reloadIfHidingChanged(): void {
  if (hideCookie() !== shownWith) window.location.reload();
}

/** Other tabs follow a change at once. */
export const hidingChannel = 'hidden-scores';

/** Follows changes that the viewer makes in other tabs, also for a page to which the viewer goes back. */
export function followHiddenScores(): void {
  shownWith = hideCookie();
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadIfHidingChanged());
  if (typeof BroadcastChannel !== 'undefined')
    new BroadcastChannel(hidingChannel).addEventListener('message', reloadIfHidingChanged);
}
