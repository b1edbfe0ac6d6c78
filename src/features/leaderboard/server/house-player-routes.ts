import { sql } from 'drizzle-orm';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { skillEstimate } from '#rules/picks/skill.ts';
import { housePlayers as housePlayersEndpoint, type HousePlayers } from '../contract.ts';
import { housePlayers, houseRecord, type ClubResult, wonShares, type HouseGame } from '../rules/house-players.ts';

export function housePlayerRoutes(db: Db) {
  const readHouseRecords = createHouseRecords(db);
  return { housePlayers: serveData(housePlayersEndpoint, () => readHouseRecords()) };
}

/**
 * Creates a function that returns the records of the house players in the season of the boards. They are computed again after a
 * game was graded.
 */
export function createHouseRecords(db: Db): () => Promise<HousePlayers> {
  const read = createVersionCache<HousePlayers>(db);
  return () => read('', (season) => computeRecords(db, season));
}

async function computeRecords(db: Db, season: number | null): Promise<HousePlayers> {
  const games = season === null ? [] : await readHouseGames(db, season);
  const players = housePlayers.map(({ id, name, rule }) => {
    const { tally, skill } = houseRecord(id, games);
    const { correct, wrong, totalScore, longestStreak } = tally;
    return { id, name, rule, correct, wrong, totalScore, longestStreak, skill: skillEstimate(skill)?.skill ?? null };
  });
  return { season: season === null ? null : String(season), players };
}

type Row = Omit<HouseGame, 'firstPitchAt' | 'wonShare'> & { pitch: number; awayId: number; homeId: number };

/** Reads the graded major-league games of a season (its year), with forecasts, crowds and the clubs' results of earlier days. */
async function readHouseGames(db: Db, season: number): Promise<HouseGame[]> {
  const [{ rows }, results] = await Promise.all([
    db.execute<Row>(sql`
      select g.game_pk as "gamePk", g.official_date::text as "officialDate",
        extract(epoch from g.settled_pitch_at)::float8 as pitch, g.away_id as "awayId", g.home_id as "homeId",
        case g.winner_id when g.home_id then 'home' else 'away' end as winner,
        f.home_win_probability as "homeWinProbability",
        case when c.game_pk is not null then json_build_object('away', c.away, 'home', c.home) end as crowd
      from games g
      left join forecasts f using (game_pk)
      left join game_crowds c on c.game_pk = g.game_pk and c.official_date = g.official_date
      where g.official_date between ${`${season}-01-01`}::date and ${`${season}-12-31`}::date and g.level = 1
        and g.phase = 'final' and g.settlement = 'done' and g.winner_id is not null and not g.is_abandoned
        and g.no_picks_reason is null
      order by g.official_date, g.game_pk`),
    readResults(db, season),
  ]);
  const shareOf = wonShares(results);
  return rows.map(({ pitch, awayId, homeId, ...game }) => ({
    ...game,
    firstPitchAt: 1000 * pitch,
    wonShare: { away: shareOf(awayId, game.officialDate), home: shareOf(homeId, game.officialDate) },
  }));
}

async function readResults(db: Db, season: number): Promise<ClubResult[]> {
  const { rows } = await db.execute<ClubResult>(sql`
    select ended_on::text as "endedOn", case when home_won then home_id else away_id end as "winnerId",
      case when home_won then away_id else home_id end as "loserId"
    from game_lines cross join lateral (select (home ->> 'runs')::integer > (away ->> 'runs')::integer as home_won) w
    where season = ${season} and home ->> 'runs' <> away ->> 'runs'`);
  return rows;
}
