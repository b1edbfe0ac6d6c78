import type { ClubChances, SeasonChances } from '../contract.ts';

/** A club with 61 % for the playoffs, 40 % for the division and 5 % for the title, with the given fields. */
export function inventedClubChances(teamId: number, given: Partial<ClubChances> = {}): ClubChances {
  return {
    teamId,
    wins: { mean: 88.4, p10: 80, p90: 97 },
    chances: {
      playoffs: 0.61,
      division: 0.4,
      wildCard: 0.21,
      bye: 0.18,
      divisionSeries: 0.45,
      championshipSeries: 0.22,
      worldSeries: 0.11,
      title: 0.05,
    },
    places: [0.4, 0.3, 0.15, 0.1, 0.05],
    decided: [],
    weekChange: null,
    ...given,
  };
}

type Invented = { season?: string; clubs: ClubChances[] };

/** The present chances of a season whose ratings know games since 2021. */
export function inventedChances({ season = '2026', clubs }: Invented): SeasonChances {
  const asOf = Date.UTC(Number(season), 5, 1, 9);
  return {
    season,
    date: null,
    current: { asOf, computedAt: asOf + 60_000, seasons: 20_000, knownSince: 2021, clubs },
  };
}
