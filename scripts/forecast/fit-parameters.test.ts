import { expect, test } from 'vitest';
import { fittedParameters } from '#rules/baseball/forecast/fitted-parameters.ts';
import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import type { GameLog, GameLogClub } from '../game-logs/parse-game-log.ts';
import { computeErrors } from '../win-probability/evaluate.ts';
import { fitParameters } from './fit-parameters.ts';
import { toPredictions } from './to-predictions.ts';

const club = (name: string, runs: number): GameLogClub => ({
  club: name,
  starter: `${name}-starter`,
  batters: null,
  runs,
  hits: null,
  walks: null,
  homeRuns: null,
  strikeouts: null,
  earlyRuns: null,
  innings: [],
});

/** Two seasons in which the club with the lower letter always wins. */
const logs = [2018, 2019]
  .flatMap((season) =>
    ['AB', 'BC', 'CA', 'BA', 'CB', 'AC'].flatMap((clubs, pair) =>
      [1, 2, 3, 4].map((round): GameLog => {
        const [home = '', away = ''] = clubs;
        const date = `${season}0${round}1${pair}`;
        const runs = home < away ? [5, 2] : [2, 5];
        return {
          date,
          endDate: date,
          season,
          number: '0',
          home: club(home, runs[0] ?? 0),
          away: club(away, runs[1] ?? 0),
        };
      }),
    ),
  )
  .toSorted((one, other) => Number(one.date) - Number(other.date));

const lossOf = (parameters: typeof fittedParameters): number =>
  computeErrors(toPredictions(logs, forecastInOrder(logs, parameters), () => true)).logLoss;

test('the fit improves on the parameters of the product for a league without surprises', () =>
  expect(lossOf(fitParameters(logs, null))).toBeLessThan(lossOf(fittedParameters)));
