import type { Side } from '#rules/baseball/game/model.ts';

/**
 * A club in a final game: its starter by id, its runs, those in the first six innings, the pitches of its relievers, and the
 * runs that its starter allowed; null if they are not known.
 */
type BriefClub = {
  clubId: number;
  starter: number | null;
  runs: number;
  earlyRuns: number | null;
  reliefPitches: number | null;
  starterRuns?: number | null;
};

/** A final game of a season. `endedOn`: YYYY-MM-DD, the day on which it ended. */
export type BriefGame = { endedOn: string } & Record<Side, BriefClub>;

/** Orders games by the day on which they ended; games of one day stay in their order. */
export function byEnd(one: { endedOn: string }, other: { endedOn: string }): number {
  return Number(one.endedOn > other.endedOn) - Number(one.endedOn < other.endedOn);
}
