import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';

/** The ranks of one version of a board, computed from the number of users per score. */
export type ScoreRanks = {
  /** the version in `leaderboard_state` */
  version: number;
  total: number;
  /** rank of a score: one more than the number of users above it */
  rankOf(score: number): number;
};

/** A board in `score_counts`. */
type BoardName = 'season' | 'month' | 'week' | 'before' | 'skill' | 'total skill' | 'past skill';

type CountedBoard = { name: BoardName; since: string | null };

type ScoreCount = { score: number; users: number };

/** Computes ranks from `counts`, best score first. */
export function scoreRanks(version: number, counts: readonly ScoreCount[]): ScoreRanks {
  const scores = counts.map(({ score }) => score);
  const above = [0];
  for (const { users } of counts) above.push((above.at(-1) ?? 0) + users);
  return {
    version,
    total: above.at(-1) ?? 0,
    rankOf(score) {
      let low = 0;
      let high = scores.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((scores[middle] ?? 0) > score) low = middle + 1;
        else high = middle;
      }
      return 1 + (above[low] ?? 0);
    },
  };
}

/** Reads the number of users per score of a board. `since`: first day of its period; null for the season's. */
export async function readScoreRanks(db: Db, { name, since }: CountedBoard): Promise<ScoreRanks> {
  const { rows } = await db.execute<{ version: number; counts: ScoreCount[] | null }>(sql`
    select s.version::integer as version, (
      select json_agg(json_build_object('score', c.score, 'users', c.users) order by c.score desc) from score_counts c
      where c.board = ${name} and c.since = case ${name} when 'before' then s.week else coalesce(${since}::date, s.season) end
    ) as counts
    from leaderboard_state s`);
  return scoreRanks(rows[0]?.version ?? 0, rows[0]?.counts ?? []);
}
