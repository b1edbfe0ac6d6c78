import { sql } from 'drizzle-orm';
import type { HousePlayers } from '#contract/house-players.ts';
import { housePlayers } from '#domain/house-players/house-players.ts';
import { houseRecord } from '#domain/house-players/house-record.ts';
import { skillEstimate } from '#domain/skill/skill-estimate.ts';
import type { Db } from '#server/db/open-db.ts';
import { readHouseGames } from './read-house-games.ts';

/**
 * Creates a function that returns the records of the house players in the season of the boards. They are computed again after a
 * game was graded.
 */
export function createHouseRecords(db: Db): () => Promise<HousePlayers> {
  let cached: { version: number; records: Promise<HousePlayers> } | null = null;

  return async () => {
    const { rows } = await db.execute<{ version: number; season: number | null }>(sql`
      select version::integer as version, case when season > '-infinity' then extract(year from season)::integer end as season
      from leaderboard_state`);
    const [{ version, season } = { version: 0, season: null }] = rows;
    if (cached?.version === version) return cached.records;
    const records = computeRecords(db, season);
    cached = { version, records };
    // a failure is not cached
    records.catch(() => (cached = null));
    return records;
  };
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
