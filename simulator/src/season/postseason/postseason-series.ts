import type { GameType } from '../../model.ts';

/** The origin of a club of a series: a seed, or the winner of an earlier series. */
export type Source = { seed: number } | { winnerOf: string };

type Round = {
  gameType: Exclude<GameType, 'R' | 'S'>;
  /** 'Division Series' */
  description: string;
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
  /** 'AL Division Series', 'ALDS' */
  name: string;
  shortName: string;
  /** the club with home advantage first; in the last two rounds the better record has it */
  sources: readonly [Source, Source];
  /** ids of the placeholders for the two clubs */
  placeholders: readonly [number, number];
  /** days of the games after the first day of the postseason */
  days: readonly number[];
  /** start of the games, hours after midnight, Eastern time */
  hour: number;
};

const wildCard: Round = { gameType: 'F', description: 'Wild Card', hosts: [true, true, true] };
const division: Round = { gameType: 'D', description: 'Division Series', hosts: [true, true, false, false, true] };
const twoThreeTwo = [true, true, false, false, false, true, true];
const championship: Round = { gameType: 'L', description: 'League Championship Series', hosts: twoThreeTwo };
const worldSeries: Round = { gameType: 'W', description: 'World Series', hosts: twoThreeTwo };

const wildCardDays = [0, 1, 2];
const divisionDays = [4, 5, 7, 8, 10];

type LeaguePlan = {
  league: 'AL' | 'NL';
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
  league: 'AL',
  leagueId: 103,
  firstNumber: 1,
  championshipNumber: 1,
  firstSeed: 5541,
  championshipPlaceholders: [5513, 5521],
  championshipDays: [11, 12, 14, 15, 16, 18, 19],
  hours: { wildCard: [14, 16.5], division: [13, 15.5], championship: 17 },
};

const national: LeaguePlan = {
  league: 'NL',
  leagueId: 104,
  firstNumber: 3,
  championshipNumber: 2,
  firstSeed: 5551,
  championshipPlaceholders: [5517, 5525],
  championshipDays: [12, 13, 15, 16, 17, 19, 20],
  hours: { wildCard: [19, 21.5], division: [18, 20.5], championship: 20 },
};

/** The series of a league: 3 against 6 and 4 against 5, then 2 and 1 against their winners, then the championship. */
function seriesOf({
  league,
  leagueId,
  firstNumber,
  championshipNumber,
  firstSeed,
  hours,
  ...plan
}: LeaguePlan): Series[] {
  const [third, fourth] = [firstNumber, firstNumber + 1];
  const [first, second] = [firstNumber, firstNumber + 1];
  const placeholderOf = (seed: number): number => firstSeed + seed - 1;
  const [thirdOrSixth, fourthOrFifth] = [placeholderOf(7), placeholderOf(8)];
  const common = { leagueId, days: wildCardDays, name: `${league} Wild Card Series`, shortName: `${league} Wild Card` };
  const ofDivision = { leagueId, days: divisionDays, name: `${league} Division Series`, shortName: `${league}DS` };
  return [
    {
      ...wildCard,
      ...common,
      id: `F${third}`,
      number: third,
      sources: [{ seed: 3 }, { seed: 6 }],
      placeholders: [placeholderOf(3), placeholderOf(6)],
      hour: hours.wildCard[0],
    },
    {
      ...wildCard,
      ...common,
      id: `F${fourth}`,
      number: fourth,
      sources: [{ seed: 4 }, { seed: 5 }],
      placeholders: [placeholderOf(4), placeholderOf(5)],
      hour: hours.wildCard[1],
    },
    {
      ...division,
      ...ofDivision,
      id: `D${first}`,
      number: first,
      sources: [{ seed: 1 }, { winnerOf: `F${fourth}` }],
      placeholders: [placeholderOf(1), fourthOrFifth],
      hour: hours.division[0],
    },
    {
      ...division,
      ...ofDivision,
      id: `D${second}`,
      number: second,
      sources: [{ seed: 2 }, { winnerOf: `F${third}` }],
      placeholders: [placeholderOf(2), thirdOrSixth],
      hour: hours.division[1],
    },
    {
      ...championship,
      id: `L${championshipNumber}`,
      number: championshipNumber,
      leagueId,
      name: `${league} Championship Series`,
      shortName: `${league}CS`,
      sources: [{ winnerOf: `D${first}` }, { winnerOf: `D${second}` }],
      placeholders: plan.championshipPlaceholders,
      days: plan.championshipDays,
      hour: hours.championship,
    },
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
    name: 'World Series',
    shortName: 'World Series',
    sources: [{ winnerOf: 'L1' }, { winnerOf: 'L2' }],
    placeholders: [2710, 2711],
    days: [22, 23, 25, 26, 27, 29, 30],
    hour: 20,
  },
];
