import { addDays } from '#rules/baseball/days.ts';
import type { Side, TeamRecord } from '#rules/baseball/game/model.ts';
import { gamesByClub, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { recordOf } from '#rules/baseball/standings/tie-break.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import { addJudgedPick, valueUnit } from '#rules/picks/skill.ts';
import { addPick, emptyTally } from '#rules/picks/tally.ts';
import type { PracticeRecord } from './shapes.ts';

export const emptyPracticeRecord: PracticeRecord = { ...emptyTally, crowdPicks: 0, crowdValue: 0 };

/** A graded pick. `others`: the picks of the other users; null without any */
type NewPick = { side: Side; outcome: Outcome; officialDate: string; others: Record<Side, number> | null };

/**
 * Returns the record after one more pick. Bases and streak follow the rules of the real game, in the order of the picks. A pick is
 * compared with the crowd like a pick of the real game (`pickValues`).
 */
export function addPracticePick(before: PracticeRecord, { others, ...pick }: NewPick): PracticeRecord {
  const after = { ...before, ...addPick(before, { ...pick, state: pick.outcome }) };
  if (others === null) return after;
  const crowd = { ...others, [pick.side]: others[pick.side] + 1 };
  const { value, picks } = addJudgedPick({ value: before.crowdValue, picks: before.crowdPicks }, { ...pick, crowd });
  return { ...after, crowdValue: value, crowdPicks: picks };
}

/** Correct picks above the crowd's in the same games, per pick (0.02: two more in a hundred); null without a game that counts. */
export function accuracyOverCrowd({ crowdPicks, crowdValue }: PracticeRecord): number | null {
  return crowdPicks === 0 ? null : crowdValue / valueUnit / crowdPicks;
}

/** A day (YYYY-MM-DD) that can be offered. `isPlayed`: the user has picked a game of it */
type Day = { day: string; isPlayed: boolean };

/**
 * Chooses one of the finished days of a season at random, a day without a pick of the user if there is one; null without days. The
 * shown day is offered only if there is no other. `random` is in [0, 1).
 */
export function offerDay(days: readonly Day[], shown: string | undefined, random: number): string | null {
  const others = days.filter(({ day }) => day !== shown);
  const unplayed = others.filter(({ isPlayed }) => !isPlayed);
  const offered = [unplayed, others, days].find(({ length }) => length > 0) ?? [];
  return offered[Math.floor(random * offered.length)]?.day ?? null;
}

/** The finished days (YYYY-MM-DD, in any order) before and after a day; null without one. */
export function neighborDays(days: readonly string[], date: string): { previous: string | null; next: string | null } {
  const sorted = days.toSorted();
  return {
    previous: sorted.findLast((day) => day < date) ?? null,
    next: sorted.find((day) => day > date) ?? null,
  };
}

/** The outcome of a pick of the club of `side` in a finished game; void if it ended in a tie. */
export function practiceOutcome(side: Side, { away, home }: Record<Side, number>): Outcome {
  if (away === home) return 'void';
  return (home > away ? 'home' : 'away') === side ? 'correct' : 'wrong';
}

/** The record of a club by its id. */
export type RecordOf = (clubId: number) => TeamRecord;

/** The records of the clubs on the morning of a day (YYYY-MM-DD): from the games of the regular season that ended on earlier days. */
export function recordsBefore(games: readonly SeasonGame[], day: string): RecordOf {
  const byClub = gamesByClub(games, addDays(day, -1));
  return (clubId) => recordOf(byClub.get(clubId) ?? []);
}
