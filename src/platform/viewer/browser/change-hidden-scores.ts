import { type HiddenScores, hiddenScoresCookies, parseHiddenScores } from '#rules/viewer/hidden-scores.ts';
import { readCookies, storeCookie } from './device-cookies.ts';
import { forgetKeptPages } from './keep-pages.ts';
import { hidingChannel } from './hides-scores.ts';

export function readHiddenScores(): HiddenScores | null {
  return parseHiddenScores(readCookies());
}

/** Stores what the viewer hides on this device, and removes the pages that are kept for times without a connection. */
export async function changeHiddenScores(hidden: HiddenScores | null): Promise<void> {
  const { hide, opened } = hiddenScoresCookies(hidden);
  storeCookie('hide', hide);
  storeCookie('opened', opened);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(hidingChannel).postMessage(null);
  await forgetKeptPages();
}

/** Opens a game or a topic of results on this device. */
export async function openHidden(opens: string): Promise<void> {
  const hidden = readHiddenScores();
  if (hidden !== null) await changeHiddenScores({ ...hidden, opened: [...hidden.opened, opens] });
}
