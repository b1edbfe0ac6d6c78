import type { GameType } from '../../model.ts';

/** The origin of a club of a series: a seed, or the winner of an earlier series. */
export type Source = { seed: number } | { winnerOf: string };

type Round = {
  gameType: Exclude<GameType, 'R' | 'S'>;
  /** for each game, whether the club with home advantage is at home */
  hosts: readonly boolean[];
};

export type Series = Round & {
  /** 'D1' */
  id: string;
  /** number of the series in its round, as in `seriesNumber` of the Stats API */
  number: number;
  /** null for the World Series */
  leagueId: number | null;
  /** the club with home advantage first; in the last two rounds the better record has it */
  sources: readonly [Source, Source];
  /** ids of the placeholders for the two clubs */
  placeholders: readonly [number, number];
  /** days of the games after the first day of the postseason */
  days: readonly number[];
  /** start of the games, hours after midnight, Eastern time */
  hour: number;
};

const wildCard: Round = { gameType: 'F', hosts: [true, true, true] };
const division: Round = { gameType: 'D', hosts: [true, true, false, false, true] };
const twoThreeTwo = [true, true, false, false, false, true, true];
const championship: Round = { gameType: 'L', hosts: twoThreeTwo };
const worldSeries: Round = { gameType: 'W', hosts: twoThreeTwo };

const wildCardDays = [0, 1, 2];
const divisionDays = [4, 5, 7, 8, 10];

type LeaguePlan = {
  leagueId: number;
  /** number of the first wild card and division series of the league, and of its championship series */
  firstNumber: number;
  championshipNumber: number;
  /** id of the placeholder of seed 1, which those of the other seeds and of the wild card winners follow */
  firstSeed: number;
  championshipPlaceholders: readonly [number, number];
  championshipDays: readonly number[];
  hours: { wildCard: readonly [number, number]; division: readonly [number, number]; championship: number };
};

const american: LeaguePlan = {
  leagueId: 103,
  firstNumber: 1,
  championshipNumber: 1,
  firstSeed: 5541,
  championshipPlaceholders: [5513, 5521],
  championshipDays: [11, 12, 14, 15, 16, 18, 19],
  hours: { wildCard: [14, 16.5], division: [13, 15.5], championship: 17 },
};

const national: LeaguePlan = {
  leagueId: 104,
  firstNumber: 3,
  championshipNumber: 2,
  firstSeed: 5551,
  championshipPlaceholders: [5517, 5525],
  championshipDays: [12, 13, 15, 16, 17, 19, 20],
  hours: { wildCard: [19, 21.5], division: [18, 20.5], championship: 20 },
};

/** The series of a league: 3 against 6 and 4 against 5, then 2 and 1 against their winners, then the championship. */
function seriesOf({ leagueId, firstNumber, championshipNumber, firstSeed, hours, ...plan }: LeaguePlan): Series[] {
  const [first, second] = [firstNumber, firstNumber + 1];
  const placeholderOf = (seed: number): number => firstSeed + seed - 1;
  const series = (round: Round, number: number, rest: Omit<Series, keyof Round | 'id' | 'number' | 'leagueId'>) => ({
    ...round,
    id: `${round.gameType}${number}`,
    number,
    leagueId,
    ...rest,
  });
  return [
    series(wildCard, first, {
      days: wildCardDays,
      sources: [{ seed: 3 }, { seed: 6 }],
      placeholders: [placeholderOf(3), placeholderOf(6)],
      hour: hours.wildCard[0],
    }),
    series(wildCard, second, {
      days: wildCardDays,
      sources: [{ seed: 4 }, { seed: 5 }],
      placeholders: [placeholderOf(4), placeholderOf(5)],
      hour: hours.wildCard[1],
    }),
    series(division, first, {
      days: divisionDays,
      sources: [{ seed: 1 }, { winnerOf: `F${second}` }],
      placeholders: [placeholderOf(1), placeholderOf(8)],
      hour: hours.division[0],
    }),
    series(division, second, {
      days: divisionDays,
      sources: [{ seed: 2 }, { winnerOf: `F${first}` }],
      placeholders: [placeholderOf(2), placeholderOf(7)],
      hour: hours.division[1],
    }),
    series(championship, championshipNumber, {
      days: plan.championshipDays,
      sources: [{ winnerOf: `D${first}` }, { winnerOf: `D${second}` }],
      placeholders: plan.championshipPlaceholders,
      hour: hours.championship,
    }),
  ];
}

const roundOrder = 'FDLW';

/**
 * The eleven series in the format since 2022: best of three at the better seed, best of five (2-2-1), best of seven (2-3-2). Earlier
 * rounds come first. Source: MLB's postseason format.
 */
export const postseasonSeries: readonly Series[] = [
  ...[...seriesOf(american), ...seriesOf(national)].toSorted(
    (a, b) => roundOrder.indexOf(a.gameType) - roundOrder.indexOf(b.gameType) || a.number - b.number,
  ),
  {
    ...worldSeries,
    id: 'W1',
    number: 1,
    leagueId: null,
    sources: [{ winnerOf: 'L1' }, { winnerOf: 'L2' }],
    placeholders: [2710, 2711],
    days: [22, 23, 25, 26, 27, 29, 30],
    hour: 20,
  },
];
