import { seasonChances } from '#features/chances/tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import { chancesVersion, seasonChancesSchema } from '#rules/baseball/chances/season-chances.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';

const seasons = 1000;

const clubsSchema = seasonChancesSchema.shape.clubs;

/** Values of all goals, by that of the playoffs. */
const ofGoals = (playoffs: number): Record<Goal, number> => ({
  division: playoffs / 2,
  wildCard: playoffs / 2,
  bye: playoffs / 5,
  playoffs,
  divisionSeries: playoffs / 2,
  championshipSeries: playoffs / 5,
  worldSeries: playoffs / 10,
  title: playoffs / 20,
});

type Chances = {
  /** epoch ms, and its day (YYYY-MM-DD) */
  asOf: number;
  day: string;
  games: readonly { gamePk: number; home: number; away: number }[];
  /** of 1000 seasons: in how many the first club reaches the playoffs, a multiple of 20; in 20 more for each next one */
  least: number;
  /** by how much a home win changes the chance of the playoffs of each club: of the home club; that of the away club is opposite, and those of others are a tenth */
  swing: number;
};

/** Stores invented chances of the major leagues. The first game matters most, because the swings of later ones are smaller. */
export async function storeChances(db: Db, { asOf, day, games, least, swing }: Chances): Promise<void> {
  await db.insert(seasonChances).values({
    season: Number(day.slice(0, 4)),
    asOf: new Date(asOf),
    day,
    computedAt: new Date(asOf),
    version: chancesVersion,
    seed: 1,
    seasons,
    games: 1,
    knownSince: null,
    earlierResults: '',
    results: '',
    clubs: clubsSchema.parse(
      clubNames.map(({ id }, place) => ({
        id,
        wins: { mean: 70.3 + place / 2, p10: 65 + place, p90: 75 + place },
        reached: ofGoals(least + 20 * place),
        places: [seasons, 0, 0, 0, 0],
        decided: [],
      })),
    ),
    tonight: {
      day,
      games: games.map(({ gamePk, home, away }, index) => ({
        gamePk,
        homeChance: 0.5,
        home,
        away,
        clubs: clubNames.map(({ id }) => {
          const part = id === home ? 1 : id === away ? -0.9 : 0.1;
          return { id, swing: ofGoals((part * swing) / (index + 1)) };
        }),
      })),
    },
  });
}
