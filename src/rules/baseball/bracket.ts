import { z } from 'zod';
import { phaseSchema, teamSchema } from './game/model.ts';
import { describeStanding, type Round, rounds, seriesName, winsNeeded } from './series.ts';
import type { MlbLeagueId } from './teams/mlb-leagues.ts';

const bracketTeamSchema = teamSchema.omit({ record: true });

/** One of the two places of a series. */
const bracketSideSchema = z.object({
  /** null while the club is not known */
  team: bracketTeamSchema.nullable(),
  /** the origin of the club: 'Seed 3', 'Winner of 4 and 5', 'AL champion' */
  origin: z.string(),
  /** 1 to 6; null if unknown and before 2022 */
  seed: z.number().int().nullable(),
  wins: z.number().int(),
});

const bracketGameSchema = z.object({
  gamePk: z.number().int(),
  /** 1-based in the series */
  number: z.number().int(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** epoch ms (UTC); null while to be determined */
  startsAt: z.number().nullable(),
  phase: phaseSchema,
  isIfNecessary: z.boolean(),
  /** whether the first club of the series is at home */
  isFirstAtHome: z.boolean(),
  /** the runs of the first and the second club; null before the game */
  runs: z.tuple([z.number().int(), z.number().int()]).nullable(),
});

export const bracketSeriesSchema = z.object({
  /** round and number: 'division1' */
  id: z.string(),
  round: z.enum(rounds),
  league: z.enum(['AL', 'NL']).nullable(),
  name: z.string(),
  /** games if all are played */
  length: z.number().int(),
  /** the clubs are those of the standings as of now, not decided ones */
  isProjected: z.boolean(),
  /** the club with home advantage first */
  sides: z.tuple([bracketSideSchema, bracketSideSchema]),
  /** 'Dodgers lead 2–1'; null before the first result */
  standing: z.string().nullable(),
  /** the index of the club that has won the series */
  winner: z.union([z.literal(0), z.literal(1)]).nullable(),
  games: z.array(bracketGameSchema),
});

export type BracketTeam = z.infer<typeof bracketTeamSchema>;
export type BracketSide = z.infer<typeof bracketSideSchema>;
export type BracketGame = z.infer<typeof bracketGameSchema>;
export type BracketSeries = z.infer<typeof bracketSeriesSchema>;

/** A game of the postseason in the upstream's schedule. A club is null while it is not known. */
export type PostseasonGame = Pick<BracketGame, 'gamePk' | 'date' | 'startsAt' | 'phase' | 'isIfNecessary'> & {
  round: Round;
  league: MlbLeagueId | null;
  /** number of the series in its round; the first ones are those of the American League */
  seriesNumber: number;
  /** number of the game in its series, and games of the series if all are played */
  number: number;
  length: number;
  away: { team: BracketTeam | null; score: number | null };
  home: { team: BracketTeam | null; score: number | null };
};

/** The clubs of each league by seed, the best first. */
export type PostseasonField = Readonly<Record<MlbLeagueId, readonly BracketTeam[]>>;

/** A series of the postseason before its clubs are known. */
export type Slot = Pick<BracketSeries, 'round' | 'league' | 'length'> & {
  seriesNumber: number;
  /** the seeds of both places, null for the winner of an earlier series */
  seeds: readonly [number | null, number | null];
  origins: readonly [string, string];
  /** the ids of the earlier series whose winners play, null for a seed */
  sources: SeriesSources;
};

type SeriesSources = readonly [string | null, string | null];

/** The first season in the present format: six clubs of each league. Source: MLB's postseason format. */
const firstSeason = 2022;

const seeded = [null, null] as const;

function slotsOf(league: MlbLeagueId): Slot[] {
  const first = league === 'AL' ? 1 : 3;
  const second = first + 1;
  const wildCard = { round: 'wildCard', league, length: 3 } as const;
  const division = { round: 'division', league, length: 5 } as const;
  const winner = `${league}DS winner`;
  return [
    { ...wildCard, seriesNumber: second, seeds: [4, 5], origins: ['Seed 4', 'Seed 5'], sources: seeded },
    { ...wildCard, seriesNumber: first, seeds: [3, 6], origins: ['Seed 3', 'Seed 6'], sources: seeded },
    {
      ...division,
      seriesNumber: first,
      seeds: [1, null],
      origins: ['Seed 1', 'Winner of 4 and 5'],
      sources: [null, `wildCard${second}`],
    },
    {
      ...division,
      seriesNumber: second,
      seeds: [2, null],
      origins: ['Seed 2', 'Winner of 3 and 6'],
      sources: [null, `wildCard${first}`],
    },
    {
      round: 'championship',
      league,
      length: 7,
      seriesNumber: league === 'AL' ? 1 : 2,
      seeds: [null, null],
      origins: [winner, winner],
      sources: [`division${first}`, `division${second}`],
    },
  ];
}

/** The series of the present format, the earlier rounds first. */
export const slots: readonly Slot[] = [
  ...[...slotsOf('AL'), ...slotsOf('NL')].toSorted((a, b) => rounds.indexOf(a.round) - rounds.indexOf(b.round)),
  {
    round: 'world',
    league: null,
    length: 7,
    seriesNumber: 1,
    seeds: [null, null],
    origins: ['AL champion', 'NL champion'],
    sources: ['championship1', 'championship2'],
  },
];

/** The earlier series whose winners play in each series of the present format, by its id. */
export const seriesSources: ReadonlyMap<string, SeriesSources> = new Map(
  slots.map(({ round, seriesNumber, sources }) => [`${round}${seriesNumber}`, sources]),
);

/** The series of the games of a season in another format, in the order of their rounds. */
function slotsOfGames(games: readonly PostseasonGame[]): Slot[] {
  const byId = new Map(games.map((game) => [`${game.round}${game.seriesNumber}`, game]));
  return [...byId.values()]
    .map(({ round, league, length, seriesNumber }) => ({
      round,
      league: round === 'world' ? null : league,
      length,
      seriesNumber,
      seeds: [null, null] as const,
      origins: ['To be determined', 'To be determined'] as const,
      sources: seeded,
    }))
    .toSorted((a, b) => rounds.indexOf(a.round) - rounds.indexOf(b.round) || a.seriesNumber - b.seriesNumber);
}

/** Whether all series of the season can be drawn as a bracket. */
export function hasBracketFormat(season: string): boolean {
  return Number(season) >= firstSeason;
}

/**
 * The series of a postseason with their clubs, seeds, wins and games. A place of an undecided club in the first two rounds has the
 * projected club of `field`, if there is one.
 */
export function createBracket(
  season: string,
  games: readonly PostseasonGame[],
  field: PostseasonField | null,
): BracketSeries[] {
  const isPresentFormat = hasBracketFormat(season);
  /** by the clubs of earlier rounds */
  const seeds = new Map<number, number>();
  return (isPresentFormat ? slots : slotsOfGames(games)).map((slot) => {
    const ofSeries = games
      .filter(({ round, seriesNumber }) => round === slot.round && seriesNumber === slot.seriesNumber)
      .toSorted((a, b) => a.number - b.number);
    const series = toSeries(slot, ofSeries, field, seeds);
    for (const { team, seed } of series.sides) if (team && seed) seeds.set(team.id, seed);
    return series;
  });
}

function toSeries(
  slot: Slot,
  games: readonly PostseasonGame[],
  field: PostseasonField | null,
  earlierSeeds: ReadonlyMap<number, number>,
): BracketSeries {
  const { round, league, length, seriesNumber, seeds, origins } = slot;
  const [first] = games;
  const hosts = [first?.home.team ?? null, first?.away.team ?? null] as const;
  // the first listed game may be a later one, at the other club
  const known = first === undefined || isHostByPattern(first) ? hosts : ([hosts[1], hosts[0]] as const);
  const projected = seeds.map((seed) => (league && seed ? (field?.[league][seed - 1] ?? null) : null));
  const teams = [known[0] ?? projected[0] ?? null, known[1] ?? projected[1] ?? null] as const;
  const listed = games.map((game) => toBracketGame(game, known[0]));
  const winsOf = (index: 0 | 1): number => listed.filter((game) => winnerOf(game) === index).length;
  const wins = [winsOf(0), winsOf(1)] as const;
  const sideOf = (index: 0 | 1): BracketSide => ({
    team: teams[index],
    origin: origins[index],
    seed: seeds[index] ?? earlierSeeds.get(teams[index]?.id ?? 0) ?? null,
    wins: wins[index],
  });
  const needed = winsNeeded(length);
  const [one, other] = wins;
  return {
    id: `${round}${seriesNumber}`,
    round,
    league,
    name: seriesName(round, league, length),
    length,
    isProjected: teams.some((team, index) => team !== null && known[index] === null),
    sides: [sideOf(0), sideOf(1)],
    standing: describeStanding(
      [
        { shortName: teams[0]?.shortName ?? '', record: { wins: one, losses: other } },
        { shortName: teams[1]?.shortName ?? '', record: { wins: other, losses: one } },
      ],
      length,
    ),
    winner: one >= needed ? 0 : other >= needed ? 1 : null,
    games: listed,
  };
}

function toBracketGame(game: PostseasonGame, first: BracketTeam | null): BracketGame {
  const { gamePk, number, date, startsAt, phase, isIfNecessary, home, away } = game;
  // the host of the first game has home advantage; without clubs, its pattern is the usual one
  const isFirstAtHome = first !== null && home.team !== null ? home.team.id === first.id : isHostByPattern(game);
  const [one, other] = isFirstAtHome ? [home.score, away.score] : [away.score, home.score];
  return {
    gamePk,
    number,
    date,
    startsAt,
    phase,
    isIfNecessary,
    isFirstAtHome,
    runs: one === null || other === null ? null : [one, other],
  };
}

/** Whether the club with home advantage is at home: 3 at home, 2-2-1 and 2-3-2. */
export function isHostByPattern({ number, length }: Pick<PostseasonGame, 'number' | 'length'>): boolean {
  if (length <= 3 || number <= 2) return true;
  return length === 5 ? number === 5 : number >= 6;
}

/** The index of the winner of a game that is over; null for any other game. */
function winnerOf({ phase, runs }: BracketGame): 0 | 1 | null {
  if (phase !== 'final' || runs === null || runs[0] === runs[1]) return null;
  return runs[0] > runs[1] ? 0 : 1;
}
