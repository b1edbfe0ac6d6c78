import { and, desc, eq, asc, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import type { Contest } from '../contract.ts';
import type { ContestKind } from '../rules/table-shapes.ts';
import { contests, seasonPredictions } from '../tables.ts';

export type StoredContest = typeof contests.$inferSelect;
type Saved = { prediction: object; changedAt: Date };

/** The seasons with predictions of a kind, newest first. */
export async function readContestSeasons(db: Db, kind: ContestKind): Promise<string[]> {
  const rows = await db
    .select({ season: contests.season })
    .from(contests)
    .where(eq(contests.kind, kind))
    .orderBy(desc(contests.season));
  return rows.map(({ season }) => String(season));
}

/** Reads a contest; without a season the newest one, null before the first. Throws `NotFound` for a season without predictions. */
export async function readContest(
  db: Db,
  kind: ContestKind,
  season: string | undefined,
): Promise<StoredContest | null> {
  const [contest] = await db
    .select()
    .from(contests)
    .where(and(eq(contests.kind, kind), season === undefined ? undefined : eq(contests.season, Number(season))))
    .orderBy(desc(contests.season))
    .limit(1);
  if (contest === undefined && season !== undefined) throw new NotFound('There are no predictions of this season.');
  return contest ?? null;
}

/** The state of a contest at `now` (epoch ms, league clock). */
export function describeContest({ season, closesAt, isFinal }: StoredContest, now: number): Contest {
  return { season: String(season), closesAt: closesAt.getTime(), isOpen: now < closesAt.getTime(), isFinal };
}

/**
 * Reads a user's prediction after the deadline, for everyone. Throws `NotFound` before it, without a prediction, and for a user who is
 * hidden from the boards.
 */
export async function readPublicPrediction(
  db: Db,
  { kind, season, closesAt }: StoredContest,
  { username, now }: { username: string; now: number },
): Promise<Saved & { username: string }> {
  const [saved] = await db
    .select({
      username: users.username,
      prediction: seasonPredictions.prediction,
      changedAt: seasonPredictions.changedAt,
    })
    .from(users)
    .innerJoin(seasonPredictions, eq(seasonPredictions.userId, users.id))
    .where(
      and(
        eq(users.usernameKey, usernameKey(username)),
        eq(users.isHidden, false),
        eq(seasonPredictions.kind, kind),
        eq(seasonPredictions.season, season),
      ),
    );
  if (saved === undefined || now < closesAt.getTime())
    throw new NotFound('There is no public prediction of this user.');
  return saved;
}

/** Reads a user's own prediction; null if there is none. */
export async function readOwnPrediction(
  db: Db,
  { kind, season }: Pick<StoredContest, 'kind' | 'season'>,
  userId: number,
): Promise<Saved | null> {
  const [saved] = await db
    .select({ prediction: seasonPredictions.prediction, changedAt: seasonPredictions.changedAt })
    .from(seasonPredictions)
    .where(
      and(eq(seasonPredictions.kind, kind), eq(seasonPredictions.season, season), eq(seasonPredictions.userId, userId)),
    );
  return saved ?? null;
}

/** Reads a user's predictions of seasons for the export of the account. */
export const exportedSeasonPredictions = exportedPart(
  z.array(
    z.object({
      kind: z.string(),
      season: z.number().int(),
      prediction: z.unknown(),
      madeAt: z.string(),
      changedAt: z.string(),
      score: z.number().int().nullable(),
    }),
  ),
  async (db, userId) => {
    const { userId: owner, ...columns } = getTableColumns(seasonPredictions);
    const rows = await db
      .select(columns)
      .from(seasonPredictions)
      .where(eq(owner, userId))
      .orderBy(asc(seasonPredictions.season), asc(seasonPredictions.kind));
    return rows.map(({ madeAt, changedAt, ...saved }) => ({
      ...saved,
      madeAt: madeAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
  },
);
