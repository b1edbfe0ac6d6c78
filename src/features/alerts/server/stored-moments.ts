import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { gameStatusSchema } from '#rules/baseball/game/model.ts';
import type { Priority } from '#rules/baseball/game/moments/game-moment.ts';
import type { Services } from '#sources/services.ts';
import type { AlertMoment } from '../rules/alert-moment.ts';
import { mostBestGames } from '../rules/best-game.ts';
import { alertGames, alertMoments } from '../tables.ts';
import { newMomentsJob } from './alert-jobs.ts';

/** A moment with whose picks it is about. `pickDate`: YYYY-MM-DD */
export type NewMoment = AlertMoment & { pickClub: number | null; pickDate: string | null };

type Row = typeof alertMoments.$inferSelect;

const priorities: Record<number, Priority> = { 1: 1, 2: 2, 3: 3 };

export function toAlertMoment({ happenedAt, arrivedAt, priority, ...row }: Row): NewMoment {
  return {
    ...row,
    priority: priorities[priority] ?? 1,
    happenedAt: happenedAt?.getTime() ?? null,
    arrivedAt: arrivedAt.getTime(),
  };
}

export function toMomentRow({ happenedAt, arrivedAt, ...moment }: NewMoment): typeof alertMoments.$inferInsert {
  return {
    ...moment,
    happenedAt: happenedAt === null ? null : new Date(happenedAt),
    arrivedAt: new Date(arrivedAt),
  };
}

/** What a reading showed of a game beside its events. `lineups`: whether they were announced */
const seenSchema = z.object({
  officialDate: z.string(),
  startsAt: z.number().nullable(),
  status: gameStatusSchema,
  lineups: z.object({ away: z.boolean(), home: z.boolean() }),
});

export type SeenGame = z.infer<typeof seenSchema>;

export function seenOf({ header: { officialDate, startsAt, status, lineups } }: GameLog): SeenGame {
  return {
    officialDate,
    startsAt,
    status,
    lineups: { away: lineups.away.length > 0, home: lineups.home.length > 0 },
  };
}

type Reading = { gamePk: number; readAt: number; seen: SeenGame; moments: readonly NewMoment[] };

/**
 * Stores what was found in a reading of a game, and adds the work of giving users their alerts. A moment that another process has
 * stored is not new. `readAt`: epoch ms, league clock
 */
export async function storeReading(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { gamePk, readAt, seen, moments }: Reading,
): Promise<void> {
  const read = { readAt: new Date(readAt), seen };
  await db.transaction(async (tx) => {
    await tx
      .insert(alertGames)
      .values({ gamePk, since: read.readAt, ...read })
      .onConflictDoUpdate({ target: alertGames.gamePk, set: read });
    if (moments.length === 0) return;
    const added = await tx
      .insert(alertMoments)
      .values(moments.map(toMomentRow))
      .onConflictDoNothing()
      .returning({ key: alertMoments.key });
    const keys = added.map(({ key }) => key);
    if (keys.length > 0) await jobs.send(newMomentsJob, { keys, after: 0, until: null }, tx);
  });
}

/** Stores the best game of an evening, and adds the work of giving users their alerts, unless there were enough. `keys`: of all games */
export async function storeBestGame(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  moment: AlertMoment,
  keys: string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await tx.select({ key: alertMoments.key }).from(alertMoments).where(inArray(alertMoments.key, keys));
    if (stored.length >= mostBestGames || stored.some(({ key }) => key === moment.key)) return;
    const row = toMomentRow({ ...moment, pickClub: null, pickDate: null });
    const added = await tx.insert(alertMoments).values(row).onConflictDoNothing().returning({ key: alertMoments.key });
    if (added.length > 0) await jobs.send(newMomentsJob, { keys: [moment.key], after: 0, until: null }, tx);
  });
}

/** `since`, `readAt`: the first and the last reading (epoch ms, league clock); `keys`: of what was found */
type KnownGame = { since: number; readAt: number; seen: SeenGame; keys: Set<string> };

/** What earlier readings of a game for alerts have shown; null: there were none. */
export async function readKnown(db: Db, gamePk: number): Promise<KnownGame | null> {
  const [[game], found] = await Promise.all([
    db.select().from(alertGames).where(eq(alertGames.gamePk, gamePk)),
    db.select({ key: alertMoments.key }).from(alertMoments).where(eq(alertMoments.gamePk, gamePk)),
  ]);
  if (game === undefined) return null;
  return {
    since: game.since.getTime(),
    readAt: game.readAt.getTime(),
    seen: seenSchema.parse(game.seen),
    keys: new Set(found.map(({ key }) => key)),
  };
}

export async function readMoments(db: Db, keys: string[]): Promise<NewMoment[]> {
  return (await db.select().from(alertMoments).where(inArray(alertMoments.key, keys))).map(toAlertMoment);
}
