import { fittedParameters } from './fitted-parameters.ts';
import type { ForecastParameters } from './forecast-parameters.ts';
import { homeAdvantage, readClub, type ForecastState } from './forecast-state.ts';
import { starterValue } from './forecast.ts';
import { usualLineup } from './lineups.ts';

/** How strong the clubs of a season are, in logits of winning against the mean club. */
export type ClubStrengths = {
  /** logit of a win for the home club of two equal clubs */
  homeAdvantage: number;
  /** added to the variance of a club's strength by each game, in squared logits */
  varianceByGame: number;
  /** `variance`: of the estimate, in squared logits */
  byClub: ReadonlyMap<string, { logit: number; variance: number }>;
};

/**
 * The strengths of clubs from the results so far: rating, and what ratings do not contain, the starters of the last ten games at their present
 * values and the usual lineups, less those of the mean club. A club without games is average.
 */
export function clubStrengths(
  state: ForecastState,
  { season, clubs }: { season: number; clubs: readonly string[] },
  parameters: ForecastParameters = fittedParameters,
): ClubStrengths {
  const { ratingScale, starterScale } = parameters;
  const values = new Map(
    clubs.flatMap((club) => {
      const starters = state.lastStarters.get(club) ?? [];
      if (starters.length === 0) return [];
      return [[club, mean(starters.map((starter) => starterValue(state, { starter, season }, parameters)))]];
    }),
  );
  const meanValue = mean([...values.values()]);
  const lineups = new Map(
    clubs.flatMap((club) => {
      const logit = usualLineup(state, club, season);
      return logit === null ? [] : [[club, logit] as const];
    }),
  );
  const meanLineup = mean([...lineups.values()]);
  return {
    homeAdvantage: homeAdvantage(state, season),
    varianceByGame: ratingScale ** 2 * parameters.varianceByGame,
    byClub: new Map(
      clubs.map((club) => {
        const { rating, variance } = readClub(state, { club, season }, parameters);
        const starters = (values.get(club) ?? meanValue) - meanValue;
        const lineup = (lineups.get(club) ?? meanLineup) - meanLineup;
        return [
          club,
          { logit: ratingScale * rating + starterScale * starters + lineup, variance: ratingScale ** 2 * variance },
        ];
      }),
    ),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
