import { and, eq } from 'drizzle-orm';
import { emptyPracticeRecord } from '../../rules/practice-record.ts';
import type { GradedPracticePick, PracticeRecord } from '../../rules/practice-shapes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { practicePicks, practiceRecords } from '../../tables.ts';

/** Reads the practice record of a user. */
export async function readPracticeRecord(db: Db, userId: number): Promise<PracticeRecord> {
  const [row] = await db.select().from(practiceRecords).where(eq(practiceRecords.userId, userId));
  return row === undefined ? emptyPracticeRecord : toPracticeRecord(row);
}

export function toPracticeRecord({ userId: _userId, ...record }: typeof practiceRecords.$inferSelect): PracticeRecord {
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
