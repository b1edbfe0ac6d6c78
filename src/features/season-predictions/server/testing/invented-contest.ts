import type { Db } from '#platform/db/open-db.ts';
import type { ContestKind } from '../../rules/table-shapes.ts';
import { inventedField } from '../../rules/testing/invented-table.ts';
import { seasonPredictions } from '../../tables.ts';
import type { ContestState } from '../follow-contests.ts';

/** The clock of the test application starts on June 1, 2031. */
export const start = Date.UTC(2031, 5, 1, 19);
/** one minute after the start */
export const closesAt = start + 60_000;

/** The table of 2031, without results. */
export function inventedContest(facts: Partial<ContestState> = {}): ContestState {
  return { kind: 'table', season: 2031, closesAt, field: inventedField, results: null, isFinal: false, ...facts };
}

/** Adds a prediction of 2031 per user. */
export async function addPredictions(
  db: Db,
  kind: ContestKind,
  users: readonly number[],
  predictionOf: (index: number) => object,
): Promise<void> {
  const at = new Date(start);
  await db.insert(seasonPredictions).values(
    users.map((userId, index) => ({
      userId,
      kind,
      season: 2031,
      prediction: predictionOf(index),
      madeAt: at,
      changedAt: at,
    })),
  );
}
