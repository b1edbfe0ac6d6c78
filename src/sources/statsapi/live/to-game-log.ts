import type { GameLog } from '#rules/baseball/game/event.ts';
import { toGameEvents } from './to-game-events.ts';
import { toGameHeader } from './to-game-header.ts';
import type { WireFeed } from './wire-feed.ts';

/** Converts a live feed to a game: its header and its events. */
export function toGameLog(feed: WireFeed): GameLog {
  const header = toGameHeader(feed);
  return { header, events: toGameEvents(feed, header) };
}
