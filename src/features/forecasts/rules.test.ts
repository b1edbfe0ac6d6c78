import { expect, test } from 'vitest';
import { forecastHistory, type ForecastVersion } from './rules.ts';

const hour = 3_600_000;
/** midnight in New York */
const midnight = Date.parse('2031-06-01T04:00:00Z');

type Facts = Partial<Omit<ForecastVersion, 'madeAt' | 'replacedAt'>>;

/** Versions by the hour of June 1 in which they were made; each is as the one before it but for some facts. */
function versionsOf(...changes: [number, Facts][]): ForecastVersion[] {
  const none = { away: null, home: null };
  let facts: Required<Facts> = { homeWinProbability: 0.5, starters: none, batters: none };
  const times = changes.map(([at]) => midnight + at * hour);
  return changes.map(([, change], place) => {
    facts = { ...facts, ...change };
    return { ...facts, madeAt: times[place] ?? 0, replacedAt: times[place + 1] ?? Infinity };
  });
}

const historyOf = (versions: ForecastVersion[], at = 24) =>
  forecastHistory(versions, { officialDate: '2031-06-01', instant: midnight + at * hour }).map(
    ({ madeAt, homeWinProbability, cause }) => [(madeAt - midnight) / hour, homeWinProbability, cause],
  );

const day = versionsOf(
  [-20, { homeWinProbability: 0.51 }],
  [1, { homeWinProbability: 0.52 }],
  [9, { homeWinProbability: 0.53, starters: { away: 71, home: null } }],
  [14, { homeWinProbability: 0.55, batters: { away: [110], home: null } }],
);

test('the history begins with the forecast of the morning, and has the cause of each change', () =>
  expect(historyOf(day)).toEqual([
    [1, 0.52, null],
    [9, 0.53, 'starters'],
    [14, 0.55, 'lineups'],
  ]));

test('the history ends at the instant of a viewer', () => {
  expect(historyOf(day, 10)).toEqual([
    [1, 0.52, null],
    [9, 0.53, 'starters'],
  ]);
  expect(historyOf(day, 2)).toEqual([[1, 0.52, null]]);
  expect(historyOf(day, -1)).toEqual([[-20, 0.51, null]]);
  expect(historyOf(day, -21)).toEqual([]);
});

test('of several changes by results in a row, the history has the last', () =>
  expect(
    historyOf(
      versionsOf(
        [1, {}],
        [8, { homeWinProbability: 0.51 }],
        [9, { homeWinProbability: 0.52 }],
        [10, { starters: { away: 71, home: null } }],
        [11, { homeWinProbability: 0.53 }],
      ),
    ),
  ).toEqual([
    [1, 0.5, null],
    [9, 0.52, 'results'],
    [10, 0.52, 'starters'],
    [11, 0.53, 'results'],
  ]));

test('a version that changed another fact is left out, one after a further result is not', () =>
  expect(historyOf(versionsOf([1, {}], [8, {}], [9, { homeWinProbability: 0.49 }]))).toEqual([
    [1, 0.5, null],
    [9, 0.49, 'results'],
  ]));
