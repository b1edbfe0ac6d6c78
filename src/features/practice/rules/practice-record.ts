import { addPick, emptyTally } from '#rules/picks/tally.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { addJudgedPick } from '#features/leaderboard/rules/skill-tally.ts';
import { valueUnit } from '#features/leaderboard/rules/pick-values.ts';
import type { PracticeRecord } from './practice-shapes.ts';

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
