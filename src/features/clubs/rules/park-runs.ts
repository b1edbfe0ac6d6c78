import { z } from 'zod';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';

export const parkRunsSchema = z.object({
  /** the club whose home games these are */
  teamId: z.number().int(),
  games: z.number().int(),
  /** runs of both clubs per game */
  perGame: z.number(),
  /** the same in the other games of the clubs that played here, each as often as it played here */
  elsewhere: z.number(),
  /** 100 is neutral, 110 is ten percent more runs */
  factor: z.number().int(),
  /** half of the 95% interval of `factor`, from the spread of the runs of a game */
  margin: z.number().int(),
});

export type ParkRuns = z.infer<typeof parkRunsSchema>;

type Counted = { home: number; away: number; runs: number };
type Sum = { games: number; runs: number };

const none: Sum = { games: 0, runs: 0 };

/** fewer games say nothing: with ten, the margin is above 25 */
const fewestGames = 5;

/**
 * How many runs are scored in the home games of each club, compared with the other games of the clubs that played in them. Most runs
 * first. Clubs with fewer than five home games are left out. A tie counts.
 */
export function parkRuns(games: readonly SeasonGame[]): ParkRuns[] {
  const counted = games.flatMap(({ home, away, score }): Counted[] =>
    score === null ? [] : [{ home, away, runs: score.home + score.away }],
  );
  const all = new Map<number, Sum>();
  const pairs = new Map<string, Sum>();
  const add = <Key>(sums: Map<Key, Sum>, key: Key, runs: number) => {
    const { games: before, runs: sum } = sums.get(key) ?? none;
    sums.set(key, { games: before + 1, runs: sum + runs });
  };
  for (const { home, away, runs } of counted) {
    for (const club of [home, away]) {
      add(all, club, runs);
      add(pairs, `${club} at ${home}`, runs);
    }
  }
  /** runs per game of a club's games outside a park */
  const elsewhereOf = (club: number, park: number): number | null => {
    const [sum, here] = [all.get(club) ?? none, pairs.get(`${club} at ${park}`) ?? none];
    return sum.games === here.games ? null : (sum.runs - here.runs) / (sum.games - here.games);
  };
  const parks = [...Map.groupBy(counted, ({ home }) => home)].flatMap(([teamId, own]) => {
    const expected = own.flatMap(({ home, away }) => {
      const [one, other] = [elsewhereOf(home, home), elsewhereOf(away, home)];
      return one === null || other === null ? [] : [(one + other) / 2];
    });
    const park = expected.length < own.length || own.length < fewestGames ? null : compare(own, expected);
    return park === null ? [] : [{ teamId, ...park }];
  });
  return parks.toSorted((one, other) => other.factor - one.factor || one.teamId - other.teamId);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function compare(own: readonly Counted[], expected: readonly number[]): Omit<ParkRuns, 'teamId'> | null {
  const [perGame, elsewhere] = [mean(own.map(({ runs }) => runs)), mean(expected)];
  if (elsewhere === 0) return null;
  const variance = own.reduce((sum, { runs }) => sum + (runs - perGame) ** 2, 0) / (own.length - 1);
  return {
    games: own.length,
    perGame: rounded(perGame, 2),
    elsewhere: rounded(elsewhere, 2),
    factor: rounded((100 * perGame) / elsewhere),
    margin: rounded((196 * Math.sqrt(variance / own.length)) / elsewhere),
  };
}
