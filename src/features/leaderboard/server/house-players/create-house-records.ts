import type { HousePlayers } from '../../contract/house-players.ts';
import { housePlayers } from '../../rules/house-players.ts';
import { houseRecord } from '../../rules/house-record.ts';
import { skillEstimate } from '../../rules/skill-estimate.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createVersionCache } from '../create-version-cache.ts';
import { readHouseGames } from './read-house-games.ts';

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
