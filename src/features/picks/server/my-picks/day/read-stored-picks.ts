import { and, asc, eq, gte } from 'drizzle-orm';
import { addDays } from '#rules/baseball/seasons/days-between.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runBuilt } from '#platform/db/run-prepared.ts';
import { games, leaderboardState, picks, tallies } from '#platform/db/schema.ts';

/** A suspended game is resumed within 36 hours, or its picks are void: earlier picks are graded. */
const daysBack = 3;

export type StoredPick = { pick: typeof picks.$inferSelect; game: typeof games.$inferSelect };

export type StoredPicks = {
  tally: typeof tallies.$inferSelect | null;
  /** first day of the board's season, YYYY-MM-DD */
  season: string;
  /** the picks of the evening and later days, and of the days before it with games that may still be played */
  picks: StoredPick[];
};

/** Reads a user's tally and newest picks in one statement, so that a settlement changes both or neither. */
export async function readStoredPicks(db: Db, userId: number, evening: string): Promise<StoredPicks> {
  const rows = await runBuilt(
    db
      .select()
      .from(leaderboardState)
      .leftJoin(tallies, eq(tallies.userId, userId))
      .leftJoin(picks, and(eq(picks.userId, userId), gte(picks.officialDate, addDays(evening, -daysBack))))
      .leftJoin(games, eq(games.gamePk, picks.gamePk))
      .orderBy(asc(picks.officialDate), asc(picks.gamePk)),
  );
  return {
    tally: rows[0]?.tallies ?? null,
    season: rows[0]?.leaderboard_state.season ?? '',
    picks: rows.flatMap(({ picks: pick, games: game }) => (pick && game ? [{ pick, game }] : [])),
  };
}
