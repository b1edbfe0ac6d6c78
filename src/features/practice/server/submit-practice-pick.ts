import { eq, sql, and, asc } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { exportedPickSchema, toExportedPick } from '#features/picks/server/export-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { gameLines } from '#platform/db/schema.ts';
import { AppError, NotFound, Unacceptable } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { PostedForm } from '#platform/http/register-forms.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { PracticePick } from '../contract.ts';
import { practiceOutcome, addPracticePick, emptyPracticeRecord } from '../rules.ts';
import type { GradedPracticePick, PracticeRecord } from '../shapes.ts';
import { practicePicks, practiceRecords } from '../tables.ts';

/** `today`: YYYY-MM-DD, that of the viewer; `now`: epoch ms, league clock */
type Submission = { userId: Authorized<UserId>; gamePk: number; winnerId: number; today: string; now: number };

type Result = typeof gameLines.$inferSelect;

async function readResult(db: Db, { gamePk, today }: Submission): Promise<Result> {
  const [result] = await db.select().from(gameLines).where(eq(gameLines.gamePk, gamePk));
  if (result === undefined || result.endedOn >= today)
    throw new NotFound('There is no finished game of a past day with this number.');
  return result;
}

function sideOf({ awayId, homeId }: Result, winnerId: number): Side {
  if (winnerId === homeId) return 'home';
  if (winnerId === awayId) return 'away';
  throw new Unacceptable({ winnerId: 'must be the id of a club of this game' });
}

/** Reads the picks of the other users at the lock of the real game; null without any. */
async function readOthers(db: Db, { gamePk, endedOn, awayId }: Result, userId: number) {
  const { rows } = await db.execute<Record<Side, number>>(sql`
    select c.away - count(p.winner_id) filter (where p.winner_id = ${awayId})::integer as away,
      c.home - count(p.winner_id) filter (where p.winner_id <> ${awayId})::integer as home
    from game_crowds c
    left join picks p on p.user_id = ${userId} and p.game_pk = ${gamePk} and p.official_date = ${endedOn}::date
    where c.game_pk = ${gamePk} and c.official_date = ${endedOn}::date
    group by c.away, c.home`);
  const [others] = rows;
  return others === undefined || others.away + others.home <= 0 ? null : others;
}

/**
 * Stores a practice pick of a finished game with its result, and adds it to the user's practice record. The row of the record is
 * locked, so that simultaneous picks of a user are counted one after the other.
 */
export async function submitPracticePick(db: Db, submission: Submission): Promise<PracticePick> {
  const { userId, gamePk, winnerId, now } = submission;
  const result = await readResult(db, submission);
  const side = sideOf(result, winnerId);
  const score = { away: result.away.runs, home: result.home.runs };
  const outcome = practiceOutcome(side, score);
  const others = await readOthers(db, result, userId);
  return db.transaction(async (tx) => {
    await tx.insert(practiceRecords).values({ userId }).onConflictDoNothing();
    const [stored] = await tx.select().from(practiceRecords).where(eq(practiceRecords.userId, userId)).for('update');
    if (stored === undefined) throw new AppError('not_signed_in', 'You need to sign in first.');
    const before = toPracticeRecord(stored);
    const record = addPracticePick(before, { side, outcome, officialDate: result.endedOn, others });
    const { totalScore, currentStreak } = record;
    const grade = { outcome, bases: totalScore - before.totalScore, streakAfter: currentStreak };
    const row = {
      userId,
      gamePk,
      winnerId,
      ...grade,
      officialDate: result.endedOn,
      loserId: side === 'home' ? result.awayId : result.homeId,
      madeAt: new Date(now),
      awayRuns: score.away,
      homeRuns: score.home,
      crowdAway: others?.away ?? null,
      crowdHome: others?.home ?? null,
    };
    const written = await tx.insert(practicePicks).values(row).onConflictDoNothing().returning();
    if (written.length === 0)
      throw new AppError('prediction_locked', 'You have already called this game. Practice picks are final.');
    await tx.update(practiceRecords).set(record).where(eq(practiceRecords.userId, userId));
    return { gamePk, pick: { winnerId, ...grade, score, crowd: others }, record };
  });
}

/** Picks the winner of a past game without scripts, with the button of a club. */
export const practicePickForm: PostedForm = {
  name: 'practice-pick',
  page: '/practice',
  toCall: ({ gamePk = '', call }) => ({
    form: `practice-${gamePk}`,
    route: 'POST /api/practice/picks',
    input: { body: { gamePk: Number(gamePk), winnerId: Number(call) } },
    next: { anchor: `matchup-${gamePk}` },
  }),
};

/** Reads the practice record of a user. */
export async function readPracticeRecord(db: Db, userId: number): Promise<PracticeRecord> {
  const [row] = await db.select().from(practiceRecords).where(eq(practiceRecords.userId, userId));
  return row === undefined ? emptyPracticeRecord : toPracticeRecord(row);
}

function toPracticeRecord({ userId: _userId, ...record }: typeof practiceRecords.$inferSelect): PracticeRecord {
  return record;
}

/** Reads a user's practice picks of a day (YYYY-MM-DD) by gamePk. */
export async function readPracticePicks(
  db: Db,
  userId: number,
  date: string,
): Promise<Map<number, GradedPracticePick>> {
  const rows = await db
    .select()
    .from(practicePicks)
    .where(and(eq(practicePicks.userId, userId), eq(practicePicks.officialDate, date)));
  return new Map(
    rows.map(({ gamePk, winnerId, outcome, awayRuns, homeRuns, bases, streakAfter, crowdAway, crowdHome }) => [
      gamePk,
      {
        winnerId,
        outcome,
        score: { away: awayRuns, home: homeRuns },
        bases,
        streakAfter,
        crowd: crowdAway === null || crowdHome === null ? null : { away: crowdAway, home: crowdHome },
      },
    ]),
  );
}

/** The final picks of past games, apart from the real game. */
export const exportedPracticePicks = exportedPart(
  z.array(exportedPickSchema.extend({ outcome: z.string(), bases: z.number().int() })),
  async (db, id) => {
    const stored = await db
      .select()
      .from(practicePicks)
      .where(eq(practicePicks.userId, id))
      .orderBy(asc(practicePicks.gamePk));
    return stored.map((pick) => ({ ...toExportedPick(pick), outcome: pick.outcome, bases: pick.bases }));
  },
);
