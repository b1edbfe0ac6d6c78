import { sql } from 'drizzle-orm';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { addDays } from '#rules/baseball/days.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';
import type { Podium } from '../contract.ts';

type Winner = { userId: number; score: number; correct: number };

const places = 3;

/**
 * Reads the first users of the week that begins on a Monday (YYYY-MM-DD), by its picks: tallies have the newest week only. Ten, because
 * some can be hidden or deleted before they are read again.
 */
async function readWinners(db: Db, monday: string): Promise<Winner[]> {
  const { rows } = await db.execute<Winner>(sql`
    select s."userId", s.score, s.correct
    from (
      select p.user_id as "userId", sum(p.bases)::integer as score, (count(*) filter (where p.outcome = 'correct'))::integer as correct
      from games g join picks p using (game_pk)
      where g.official_date between ${monday}::date and ${addDays(monday, 6)}::date and p.official_date = g.official_date and p.bases > 0
      group by p.user_id
    ) s join tallies t on t.user_id = s."userId"
    where not t.is_hidden
    order by -s.score, -s.correct, t.username
    limit 10`);
  return rows;
}

/** The first three of the winners as they are now. */
async function readPodium(db: Db, winners: readonly Winner[]): Promise<Podium['rows']> {
  const named = await runPrepared<{ userId: number; username: string; profilePic: string }>(
    db,
    sql`select t.user_id as "userId", t.username, u.profile_pic as "profilePic" from tallies t join users u on u.id = t.user_id
      where t.user_id = any(${sql.param(winners.map(({ userId }) => userId))}::integer[]) and not t.is_hidden`,
  );
  const rows = winners.flatMap(({ userId, score, correct }) => {
    const user = named.find((each) => each.userId === userId);
    return user ? [{ ...user, totalScore: score, totalGuessesCorrect: correct }] : [];
  });
  const ranked = rankRows(rows).slice(0, places);
  return ranked.map(({ rank, username, profilePic, totalScore }) => ({ rank, username, profilePic, totalScore }));
}

/** Real ms after which the winners of a past week are read again: only a correction changes them, and it counts all picks of the week. */
const validForMs = 600_000;

/** Creates a function that reads the first three of a past week (its Monday, YYYY-MM-DD); null without a graded pick in it. */
export function createPodiums(db: Db, realNow: () => number): (monday: string) => Promise<Podium | null> {
  const winners = createResultCache<Winner[]>({ max: 2, ttl: { ms: validForMs, now: realNow }, allowStale: true });
  return async (monday) => {
    const rows = await readPodium(db, await winners.read(monday, () => readWinners(db, monday)));
    return rows.length === 0 ? null : { monday, rows };
  };
}
