import { addDays } from '../../days.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { SeasonGame } from '../../standings/season-game.ts';
import type { LeagueClub } from '../../standings/season-ranking.ts';
import { divisionNames } from '../../teams/mlb-leagues.ts';
import type { KnownSeason } from '../season-plan.ts';

/** Clubs 1 to 15 are in the American League, 16 to 30 in the National League, five in each division. */
export const inventedClubs: readonly LeagueClub[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  leagueId: index < 15 ? 103 : 104,
  divisionId: Number(Object.keys(divisionNames)[Math.floor(index / 5)]),
}));

type Schedule = {
  /** games of each club, and how many of them are decided */
  rounds: number;
  decided: number;
  /** selects the pairs and the results */
  seed: number;
};

/** A season in which all clubs play on each day, in random pairs. */
export function inventedSchedule({ rounds, decided, seed }: Schedule): SeasonGame[] {
  const random = seededRandom(seed);
  return Array.from({ length: rounds }, (_, round) => {
    const shuffled = inventedClubs
      .map(({ id }) => ({ id, place: random() }))
      .toSorted((one, other) => one.place - other.place);
    return Array.from({ length: 15 }, (_game, pair): SeasonGame => {
      const isHomeWin = random() < 0.5;
      return {
        gamePk: round * 15 + pair,
        date: addDays('2030-04-01', round),
        home: shuffled[2 * pair]?.id ?? 0,
        away: shuffled[2 * pair + 1]?.id ?? 0,
        score: round < decided ? { home: isHomeWin ? 5 : 2, away: 3 } : null,
      };
    });
  }).flat();
}

/** What is known of an invented season: the clubs are stronger from the first to the last one of each league. */
export function inventedKnownSeason(given: Partial<KnownSeason> = {}): KnownSeason {
  return {
    season: '2030',
    clubs: inventedClubs,
    games: [],
    bracket: null,
    strengths: {
      homeAdvantage: 0.15,
      varianceByGame: 0.0002,
      byClub: new Map(inventedClubs.map(({ id }) => [String(id), { logit: ((id % 15) - 7) / 25, variance: 0.02 }])),
    },
    tonight: [],
    weekFrom: null,
    ...given,
  };
}
