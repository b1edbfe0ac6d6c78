import { and, count, eq, max, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames } from '#platform/db/schema.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { HittingStreaks } from '../contract/players.ts';

const shown = 5;
/** as many as an evening has: a streak that lacks one game is as new as one of the upstream */
const mostUnread = 15;
const cachedSeasons = 4;

/** `finals`: the games of the season that are over; null if the upstream does not say */
type ReadStreaks = (season: string, finals: number | null) => Promise<HittingStreaks>;

/**
 * Creates a function that reads the longest current hitting streaks of a season. They are computed again after another game was read. Until about
 * all games are read, and while games that an earlier release read have no split lines yet, there are no streaks, which would be too short.
 */
export function createHittingStreaks(db: Db): ReadStreaks {
  const seasons = createResultCache<HittingStreaks>({ max: cachedSeasons });

  return async (season, finals) => {
    const [row] = await db
      .select({
        version: max(finalGames.reading),
        games: count(),
        read: count(finalGames.splitLines),
      })
      .from(finalGames)
      .where(and(eq(finalGames.season, season), eq(finalGames.stage, 'season')));
    const { version, games = 0, read = 0 } = row ?? {};
    const isKnown = finals !== null && finals - games <= mostUnread;
    if (games === 0 || read < games || !isKnown) return { season, games: read, streaks: [] };
    return seasons.read(`${season} ${version}`, async () => ({
      season,
      games,
      streaks: await readStreaks(db, season),
    }));
  };
}

type Row = { id: number; name: string | null; teamId: number; games: number };

/**
 * The rule is that of the streaks in a player's game log (`streaksOf`); a test compares the two: a hit continues a streak, and a game without one ends it
 * unless it has neither an at bat nor a sacrifice fly.
 */
async function readStreaks(db: Db, season: string): Promise<HittingStreaks['streaks']> {
  const { rows } = await db.execute<Row>(sql`
    with played as (
      select s.batter_id, s.game_pk, f.played_on, bool_or(s.is_home) as is_home, f.home_id, f.away_id,
        sum(s.hits) > 0 as has_hit, sum(s.hits) = 0 and sum(s.at_bats + s.sacrifice_flies) > 0 as is_end
      from split_lines s join final_games f using (game_pk)
      where s.season = ${season} and f.season = ${season} group by s.batter_id, s.game_pk, f.played_on, f.home_id, f.away_id
    ), counted as (
      select *, count(*) filter (where is_end) over (partition by batter_id order by played_on desc, game_pk desc) as ends from played
    ), longest as (
      select batter_id, count(*)::integer as games,
        (array_agg(case when is_home then home_id else away_id end order by played_on desc, game_pk desc))[1] as team_id
      from counted where ends = 0 and has_hit group by batter_id having count(*) > 1
      order by games desc, batter_id limit ${shown}
    )
    select l.batter_id as id, p.first_last_name as name, l.team_id as "teamId", l.games
    from longest l left join players p on p.mlb_id = l.batter_id order by l.games desc, l.batter_id`);
  return rows.map(({ id, name, teamId, games }) => ({
    rank: 1 + rows.filter((other) => other.games > games).length,
    player: { id, name: name ?? unknownPlayer },
    teamId,
    games,
  }));
}
