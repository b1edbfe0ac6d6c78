import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import {
  type ConfidenceCount,
  type ConfidenceSums,
  meansOfSums,
  scoresPerBit,
  sumsOfPick,
} from '#rules/picks/confidence-record.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import type { ConfidenceFigures, OwnConfidence } from '../contract/confidence.ts';

/** The confidence `c` belongs to the pick `p`: that of its club and date. */
export const isOfPick = sql`p.user_id = c.user_id and p.game_pk = c.game_pk and p.winner_id = c.winner_id
  and p.official_date = c.official_date`;

/** Reads the confidence of a user's picks of a date (YYYY-MM-DD). */
export async function readOwnConfidences(db: Db, userId: number, date: string): Promise<OwnConfidence[]> {
  const { rows } = await db.execute<OwnConfidence>(sql`
    select c.game_pk as "gamePk", c.winner_id as "winnerId", c.percent::integer as percent
    from picks p join pick_confidences c on ${isOfPick}
    where p.user_id = ${userId} and p.official_date = ${date}::date
    order by c.game_pk`);
  return rows;
}

/** Counts the graded picks of a user by confidence. */
export async function countConfidences(db: Db, userId: number): Promise<ConfidenceCount[]> {
  const { rows } = await db.execute<ConfidenceCount>(sql`
    select c.percent::integer as percent, count(*) filter (where p.outcome = 'correct')::integer as correct,
      count(*) filter (where p.outcome = 'wrong')::integer as wrong
    from pick_confidences c join picks p on ${isOfPick}
    where c.user_id = ${userId} and p.user_id = ${userId} and p.outcome in ('correct', 'wrong')
    group by c.percent order by c.percent`);
  return rows;
}

/** A user's record in a season, or in another period. `score`: that of the board */
export type SeasonRecord = ConfidenceSums & { userId: number; score: number | null };

/** Returns the means of a record, rounded to four decimals. */
export function toFigures(sums: ConfidenceSums): ConfidenceFigures {
  const { bits, brier } = meansOfSums(sums);
  return { picks: sums.picks, bits: bits / scoresPerBit, brier: brier / scoresPerBit };
}

export type UserConfidence = ConfidenceFigures & { userId: number };

const toUser = ({ userId, ...sums }: ConfidenceSums & { userId: number }): UserConfidence => ({
  userId,
  ...toFigures(sums),
});

/** Reads the figures of some users in the season of the boards, of those with a graded pick with a confidence. */
export async function readSeasonConfidences(db: Db, userIds: readonly number[]): Promise<UserConfidence[]> {
  const { rows } = await db.execute<SeasonRecord>(sql`
    select r.user_id as "userId", r.picks, r.bits::float8 as bits, r.brier::float8 as brier
    from confidence_records r join leaderboard_state s using (season)
    where r.user_id = any(${sql.param(userIds)}::integer[])`);
  return rows.map(toUser);
}

/** Counts the figures of some users since a day (YYYY-MM-DD; null: of all picks). */
export async function countConfidencesOf(
  db: Db,
  { userIds, since }: { userIds: readonly number[]; since: string | null },
): Promise<UserConfidence[]> {
  const ids = sql`any(${sql.param(userIds)}::integer[])`;
  const { rows } = await db.execute<{ userId: number; percent: number; outcome: Outcome; picks: number }>(sql`
    select c.user_id as "userId", c.percent::integer as percent, p.outcome, count(*)::integer as picks
    from pick_confidences c join picks p on ${isOfPick}
    where c.user_id = ${ids} and p.user_id = ${ids} and c.official_date >= ${since ?? '-infinity'}::date
      and p.outcome in ('correct', 'wrong')
    group by c.user_id, c.percent, p.outcome`);
  const sumOf = (own: typeof rows) =>
    own
      .map(({ percent, outcome, picks }) => ({ picks, one: sumsOfPick(percent, outcome) }))
      .reduce(
        (sum, { picks, one }) => ({
          picks: sum.picks + picks,
          bits: sum.bits + picks * one.bits,
          brier: sum.brier + picks * one.brier,
        }),
        { picks: 0, bits: 0, brier: 0 },
      );
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => toUser({ userId, ...sumOf(own) }));
}
