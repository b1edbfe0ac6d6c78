import type { GameEvent, GameLog } from '#rules/baseball/game/event.ts';
import { type GameReading, longestAge, momentsOf } from '#rules/baseball/game/moments/moments-of.ts';
import { isOver, type LiveGame } from '#sources/live/server/live-game.ts';
import type { Services } from '#sources/services.ts';
import { describeMoments } from '../rules/describe-moments.ts';
import { readKnown, type SeenGame, seenOf, storeReading } from './stored-moments.ts';

/** ms between two notes of when a game was read */
const noteEvery = 10_000;
export type GameHub = { hub: Pick<Services['hub'], 'game'> };

/** A game that is followed for alerts. */
export type Followed = {
  /** epoch ms, league clock */
  since: number;
  reading: GameReading | null;
  known: Set<string>;
  notedAt: number;
  isOver: boolean;
  /** it is being read */
  isBusy: boolean;
};

type Wanted = { gamePk: number; game: Followed; players: ReadonlySet<number>; isRace: boolean };

/** Stores what is new in the newest state of a game, and returns its number. A failure stores nothing, and the next run finds the same. */
export async function findMoments(
  services: Pick<Services, 'db' | 'clock' | 'jobs'> & GameHub,
  { gamePk, game, players, isRace }: Wanted,
): Promise<number> {
  const { clock, hub } = services;
  const live = await hub.game(gamePk);
  const now = clock.now();
  if (live.freshness.isPartial === true) return 0;
  if (game.reading === null) Object.assign(game, await recall(services, gamePk, live));
  const before = game.reading;
  // a state that could not be read again is as old as before
  const at = live.freshness.isStale ? (before?.at ?? now) : now;
  const reading = { log: live.log, at: before?.log === live.log ? at : arrivalOf(live, before, now) };
  const found = momentsOf(before, reading, { players, known: game.known });
  const moments = describeMoments(found, { before: before?.log ?? live.log, after: live.log, isRace });
  if (moments.length > 0 || now - game.notedAt >= noteEvery) {
    await storeReading(services, { gamePk, readAt: reading.at, seen: seenOf(live.log), moments });
    game.notedAt = now;
  }
  for (const { key } of found) game.known.add(key);
  game.reading = reading;
  game.isOver = isOver(live.view);
  return moments.length;
}

/** When the newest event of a state arrived; a change of the header arrived now. */
function arrivalOf({ arrivals, log }: LiveGame, before: GameReading | null, now: number): number {
  const newest = arrivals.at(-1) ?? now;
  return before !== null && newest > before.at && log.header === before.log.header ? Math.min(newest, now) : now;
}

/**
 * What a process before knew of the game, as a reading: what arrived since is new, unless it was stored. A play can arrive minutes after it
 * happened; what was found is known by its key. Without an earlier reading, nothing is new.
 */
async function recall(
  { db }: Pick<Services, 'db'>,
  gamePk: number,
  game: LiveGame,
): Promise<Pick<Followed, 'reading' | 'known'>> {
  const stored = await readKnown(db, gamePk);
  if (stored === null) return { reading: null, known: new Set() };
  const { since, readAt, seen, keys } = stored;
  const until = Math.max(since, readAt - longestAge);
  return { reading: { log: asSeen(game, seen, until), at: readAt }, known: keys };
}

/** The log as it was seen, without the events that arrived after a time. The newest status is as new as the log, whatever its time is. */
function asSeen({ log: { header, events }, arrivals }: LiveGame, seen: SeenGame, until: number): GameLog {
  const { lineups, ...start } = seen;
  const { away, home } = header.lineups;
  const known = events.filter((event, place) => (arrivals[place] ?? 0) <= until && !isNewest(event, events));
  return {
    header: { ...header, ...start, lineups: { away: lineups.away ? away : [], home: lineups.home ? home : [] } },
    events: [...known, { type: 'status', status: seen.status, at: known.at(-1)?.at ?? 0 }],
  };
}

const isNewest = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.type === 'status' && event === events.at(-1);
