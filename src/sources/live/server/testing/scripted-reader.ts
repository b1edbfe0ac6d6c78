import type { GameEvent } from '#rules/baseball/game/event.ts';
import { inventedHeader, inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { timed, type Untimed } from '#rules/baseball/game/testing/play-script.ts';
import type { FeedReader, FeedReading } from '#sources/statsapi/live/feed-reader.ts';

/** A reading of an invented live game after the given events. */
export function readingOf(events: Untimed[] = [], facts: Partial<FeedReading> = {}): FeedReading {
  const status: GameEvent = { type: 'status', status: inventedHeader.status, at: inventedHeader.startsAt ?? 0 };
  const side = { team: inventedHeader.teams.away, batting: [], pitching: [], challenges: null, notes: [] };
  return {
    body: {},
    log: inventedLog([status, ...timed(events)]),
    box: { gamePk: 1, away: side, home: side, notes: [] },
    pitchVideos: {},
    waitSeconds: 10,
    timestamp: null,
    lacking: [],
    isMinor: false,
    asOf: 1000,
    isStale: false,
    ...facts,
  };
}

/** A reader whose next results the test sets: a reading, or an error to reject with. */
export function scriptedReader(first: FeedReading | Error): FeedReader & { next: FeedReading | Error; reads: number } {
  return {
    next: first,
    reads: 0,
    read() {
      this.reads += 1;
      return this.next instanceof Error ? Promise.reject(this.next) : Promise.resolve(this.next);
    },
  };
}

/** Runs all promise callbacks that are due. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
