import { and, eq, sql } from 'drizzle-orm';
import type { PredictionFault } from '../rules/check-table.ts';
import type { ContestKind } from '../rules/table-shapes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { contests } from '../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError, InvalidInput, NotFound } from '#platform/http/errors/app-error.ts';

/** `now`: epoch ms, league clock */
type NewPrediction = {
  kind: ContestKind;
  season: string;
  userId: Authorized<UserId>;
  prediction: object;
  now: number;
};

/**
 * Saves a prediction instead of an earlier one. The row of the contest is locked, so that its scoring after the deadline comes before or
 * after the whole change; points that a delayed request makes invalid are removed. `check` returns the first fault of the prediction.
 * Throws `AppError`.
 */
export async function writePrediction(
  db: Db,
  { kind, season, userId, prediction, now }: NewPrediction,
  check: (field: object) => PredictionFault | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [contest] = await tx
      .select({ season: contests.season, closesAt: contests.closesAt, field: contests.field })
      .from(contests)
      .where(and(eq(contests.kind, kind), eq(contests.season, Number(season))))
      .for('share');
    if (contest === undefined) throw new NotFound('There are no predictions of this season.');
    if (contest.closesAt.getTime() <= now)
      throw new AppError('prediction_locked', `The predictions of ${season} are closed.`);
    const fault = check(contest.field);
    if (fault !== null) throw new InvalidInput({ [`prediction.${fault.field}`]: fault.message });
    const at = new Date(now);
    // the account can be deleted at the same time
    await tx.execute(sql`
      insert into season_predictions (user_id, kind, season, prediction, made_at, changed_at)
      select id, ${kind}, ${contest.season}, ${JSON.stringify(prediction)}::jsonb, ${at}, ${at}
      from users where id = ${userId} for key share
      on conflict (kind, season, user_id) do update
      set prediction = excluded.prediction, changed_at = excluded.changed_at, score = null`);
  });
}
