import { sql } from 'drizzle-orm';
import type { BriefGame } from '../../rules/brief-game.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { Db } from '#platform/db/open-db.ts';

const briefGames = sql`
  select ended_on::text as "endedOn",
    json_build_object('clubId', away_id, 'starter', away -> 'starter', 'runs', away -> 'runs',
      'earlyRuns', away -> 'earlyRuns', 'reliefPitches', away -> 'reliefPitches',
      'starterRuns', away -> 'starterRuns') as away,
    json_build_object('clubId', home_id, 'starter', home -> 'starter', 'runs', home -> 'runs',
      'earlyRuns', home -> 'earlyRuns', 'reliefPitches', home -> 'reliefPitches',
      'starterRuns', home -> 'starterRuns') as home
  from game_lines`;

type Selection = { season: number; clubs: Record<Side, number>; starters: Record<Side, number | null> };

/** Reads the final games of a season (its year) of either club, and those that one of the starters started for another club. */
export async function readBriefGames(db: Db, { season, clubs, starters }: Selection): Promise<BriefGame[]> {
  const ids = sql`(${clubs.away}::integer, ${clubs.home}::integer)`;
  const pitchers = sql`(${starters.away}::integer, ${starters.home}::integer)`;
  const { rows } = await db.execute<BriefGame>(sql`${briefGames}
    where season = ${season} and (away_id in ${ids} or home_id in ${ids}
      or (away ->> 'starter')::integer in ${pitchers} or (home ->> 'starter')::integer in ${pitchers})
    order by ended_on, game_pk`);
  return rows;
}

/** Reads the games of a season (its year) that ended before a day (YYYY-MM-DD). */
export async function readBriefGamesBefore(db: Db, season: number, day: string): Promise<BriefGame[]> {
  const { rows } = await db.execute<BriefGame>(sql`${briefGames}
    where season = ${season} and ended_on < ${day}::date
    order by ended_on, game_pk`);
  return rows;
}
