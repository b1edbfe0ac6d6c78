import type { GameLog } from '#domain/game/event.ts';
import { toGameEvents } from './to-game-events.ts';
import { toGameHeader } from './to-game-header.ts';
import type { WireFeed } from './wire-feed.ts';

/** A live feed as a game: what it is, and everything that has happened in it. */
export function toGameLog(feed: WireFeed): GameLog {
  const header = toGameHeader(feed);
  return { header, events: toGameEvents(feed, header) };
}
