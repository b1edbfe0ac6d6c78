import { unknownHold } from '#rules/viewer/viewer.ts';

/** What counts for the alerts of a user. `delay`: s */
export type AlertViewer = { delay: number; isHeld: boolean; hidden: 'all' | readonly number[] };

/** What one signed-in browser has stored. `heldAt`: epoch ms, league clock */
export type BrowserViewer = { delay: number; heldAt: number | null; hidden: 'all' | readonly number[] };

/** An older hold is forgotten: who comes back later is not waiting for alerts. */
export const longestHold = 6 * 3_600_000;

/** The strictest of a user's signed-in browsers: the longest delay, any hold, every hidden club. `now`: epoch ms, league clock */
export function strictestViewer(browsers: readonly BrowserViewer[], now: number): AlertViewer {
  const hidden = browsers.some((browser) => browser.hidden === 'all')
    ? 'all'
    : [...new Set(browsers.flatMap((browser) => (browser.hidden === 'all' ? [] : browser.hidden)))];
  return {
    delay: Math.max(0, ...browsers.map(({ delay }) => delay)),
    isHeld: browsers.some(({ heldAt }) => heldAt !== null && now - heldAt < longestHold),
    hidden,
  };
}

/** When a hold began, for its age. One at a time that is not known, or that has not come, began at `now`. */
export function startOfHold(heldAt: number | null, now: number): number | null {
  if (heldAt === null) return null;
  return heldAt === unknownHold ? now : Math.min(heldAt, now);
}

/** Whether the viewer hides the scores of a game. A sum of several games has no clubs. */
export function hidesScores(
  hidden: AlertViewer['hidden'],
  { awayId, homeId }: Record<'awayId' | 'homeId', number | null>,
): boolean {
  if (awayId === null || homeId === null) return false;
  return hidden === 'all' || hidden.includes(awayId) || hidden.includes(homeId);
}
