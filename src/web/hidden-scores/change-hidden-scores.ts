import { type HiddenScores, hiddenScoresCookies, parseHiddenScores } from '#domain/hidden-scores/hidden-scores.ts';
import { readCookies, storeCookie } from '../device-cookies.ts';
import { hidingChannel } from './hides-scores.ts';

export function readHiddenScores(): HiddenScores | null {
  return parseHiddenScores(readCookies());
}

/** Stores what the viewer hides on this device, and removes the games that are stored for the offline page. */
export async function changeHiddenScores(hidden: HiddenScores | null): Promise<void> {
  const { hide, opened } = hiddenScoresCookies(hidden);
  storeCookie('hide', hide);
  storeCookie('opened', opened);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(hidingChannel).postMessage(null);
  // storage may be disabled
  await globalThis.caches?.delete('seen-games').catch(() => false);
}

/** Opens a game or a topic of results on this device. */
export async function openHidden(opens: string): Promise<void> {
  const hidden = readHiddenScores();
  if (hidden !== null) await changeHiddenScores({ ...hidden, opened: [...hidden.opened, opens] });
}
