import { sql } from 'drizzle-orm';
import type { ReportedPick } from '../rules/pick-bias.ts';
import type { Db } from '#platform/db/open-db.ts';

export type SeasonPick = ReportedPick & { gamePk: number; loserId: number };

/** Reads a user's graded picks of major-league games of a season (its year), with the forecast of each game. */
export async function readSeasonPicks(db: Db, userId: number, season: string): Promise<SeasonPick[]> {
  const { rows } = await db.execute<SeasonPick>(sql`
    select p.game_pk as "gamePk", p.winner_id as "winnerId", p.loser_id as "loserId", p.outcome = 'correct' as "isCorrect",
      g.home_id as "homeId", g.away_id as "awayId", f.home_win_probability as "homeWinProbability"
    from picks p join games g using (game_pk) left join forecasts f using (game_pk)
    where p.user_id = ${userId} and p.official_date between ${`${season}-01-01`}::date and ${`${season}-12-31`}::date
      and p.outcome in ('correct', 'wrong') and coalesce(g.level, 1) = 1`);
  return rows;
}
