import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { ContestKind } from '../../rules/table-shapes.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { contests } from '../../tables.ts';
import { createScorer } from './create-scorer.ts';

/** The state of a contest according to the upstream. `closesAt`: epoch ms; `results`: null before the first one */
export type ContestState = {
  kind: ContestKind;
  season: number;
  closesAt: number;
  field: object;
  results: object | null;
  isFinal: boolean;
};

const batch = 1000;

/**
 * Stores a contest, and once it has closed, the points of its predictions: of all after the results have changed, else of those without
 * points. A deadline that has passed does not move. `now`: epoch ms, league clock. Returns the number of scored predictions.
 */
export async function storeContest(db: Db, state: ContestState, now: number): Promise<number> {
  const { kind, season, field, results, isFinal } = state;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ closesAt: contests.closesAt, results: contests.results })
      .from(contests)
      .where(and(eq(contests.kind, kind), eq(contests.season, season)))
      .for('update');
    const closesAt = before && before.closesAt.getTime() <= now ? before.closesAt : new Date(state.closesAt);
    await tx
      .insert(contests)
      .values({ kind, season, closesAt, field, results, isFinal })
      .onConflictDoUpdate({ target: [contests.kind, contests.season], set: { closesAt, results, isFinal } });
    if (results === null || now < closesAt.getTime()) return 0;
    return scoreAll(tx, state, results, !isDeepStrictEqual(before?.results, results));
  });
}

type Row = { userId: number; prediction: unknown };

/** `isAgain`: whether predictions that have points are scored again */
async function scoreAll(tx: Tx, contest: ContestState, results: object, isAgain: boolean): Promise<number> {
  const { kind, season } = contest;
  const scorePrediction = createScorer(contest, results);
  let scored = 0;
  let last = 0;
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`
      select user_id as "userId", prediction from season_predictions
      where kind = ${kind} and season = ${season} and user_id > ${last} and (${isAgain} or score is null)
      order by user_id limit ${batch}`);
    if (rows.length === 0) return scored;
    const userIds = rows.map(({ userId }) => userId);
    const scores = rows.map(({ prediction }) => scorePrediction(prediction).score);
    await tx.execute(sql`
      update season_predictions p set score = n.score
      from unnest(${sql.param(userIds)}::integer[], ${sql.param(scores)}::integer[]) n (user_id, score)
      where p.kind = ${kind} and p.season = ${season} and p.user_id = n.user_id and p.score is distinct from n.score`);
    scored += rows.length;
    last = userIds.at(-1) ?? last;
  }
}
