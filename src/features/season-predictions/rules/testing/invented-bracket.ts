import { createBracket, type BracketSeries, type PostseasonGame } from '#rules/baseball/bracket.ts';
import { bracketField } from '../bracket-field.ts';
import type { BracketField, BracketPrediction } from '../bracket-shapes.ts';

const clubOf = (id: number) => ({ id, name: `Club ${id}`, shortName: `Otters ${id}`, abbreviation: `O${id}` });

/** Home and away club of the first game of each seeded series: clubs 11 to 16 and 21 to 26 are the seeds of the leagues; 0 is not known. */
const firstGames = [
  ['wildCard', 'AL', 1, 13, 16],
  ['wildCard', 'AL', 2, 14, 15],
  ['wildCard', 'NL', 3, 23, 26],
  ['wildCard', 'NL', 4, 24, 25],
  ['division', 'AL', 1, 11, 0],
  ['division', 'AL', 2, 12, 0],
  ['division', 'NL', 3, 21, 0],
  ['division', 'NL', 4, 22, 0],
] as const;

const lengths = { wildCard: 3, division: 5 } as const;

/** The first games of the seeded series on October 1, 2031, an hour after each other from 18:00 UTC. */
export const inventedGames: readonly PostseasonGame[] = firstGames.map(
  ([round, league, seriesNumber, home, away], index) => ({
    gamePk: 800 + index,
    round,
    league,
    seriesNumber,
    number: 1,
    length: lengths[round],
    date: '2031-10-01',
    startsAt: Date.UTC(2031, 9, 1, 18 + index),
    phase: 'open',
    isIfNecessary: false,
    home: { team: clubOf(home), score: null },
    away: { team: away === 0 ? null : clubOf(away), score: null },
  }),
);

export const inventedSeries: readonly BracketSeries[] = createBracket('2031', inventedGames, null);

export const inventedBracketField: BracketField = bracketField(inventedSeries) ?? { series: [] };

const toPrediction = (winners: Record<string, number>): BracketPrediction => ({
  winners: Object.entries(winners).map(([series, clubId]) => ({ series, clubId })),
});

/** The better seed wins each series, and the American League's the World Series. */
export const inventedBracket: BracketPrediction = toPrediction({
  wildCard1: 13,
  wildCard2: 14,
  wildCard3: 23,
  wildCard4: 24,
  division1: 11,
  division2: 12,
  division3: 21,
  division4: 22,
  championship1: 11,
  championship2: 21,
  world1: 11,
});
