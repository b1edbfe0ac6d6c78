import { z } from 'zod';
import { recordSchema, type TeamRecord } from '#rules/baseball/game/model.ts';
import { type ClubGame, gamesByClub, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { expectedRecord, gamesBehind, winningShare } from '#rules/baseball/standings/standings-figures.ts';
import { recordOf } from '#rules/baseball/standings/tie-break.ts';

const runsSchema = z.object({ scored: z.number().int(), allowed: z.number().int() });

const standingSchema = recordSchema.extend({
  teamId: z.number().int(),
  /** games behind the first of the division */
  behind: z.number(),
  lastTen: recordSchema,
  /** 'W3', 'L1'; null before the first game */
  streak: z.string().nullable(),
  runs: runsSchema,
});

const splits = ['home', 'away', 'division', 'winning', 'oneRun', 'lastTen'] as const;

export const clubFigureSchema = z.object({
  /** of `clubFigures` */
  id: z.string(),
  /** formatted as by the upstream: '.322', '24.1%' */
  text: z.string(),
  /** the mean of all clubs, formatted */
  mean: z.string(),
  /** 1 is the best; clubs with the same figure have the same rank */
  rank: z.number().int(),
  /** 0 to 100, 100 is the best */
  percentile: z.number().int(),
});

export const clubSeasonSchema = z.object({
  record: recordSchema,
  /** from runs scored and allowed; null before the first run */
  expected: recordSchema.nullable(),
  runs: runsSchema,
  /** the clubs of its division, best first */
  division: z.array(standingSchema),
  /** games behind the last wild card; negative: ahead of the first club without one. Null for the first of a division and without leagues */
  wildCardBehind: z.number().nullable(),
  /** `winning`: against clubs that have won more than they lost */
  splits: z.array(recordSchema.extend({ id: z.enum(splits) })),
  /** YYYY-MM, oldest first */
  months: z.array(recordSchema.extend({ month: z.string(), runs: runsSchema })),
  /** most games first */
  opponents: z.array(
    recordSchema.extend({ teamId: z.number().int(), runs: runsSchema, /** games */ left: z.number().int() }),
  ),
});

export type ClubFigure = z.infer<typeof clubFigureSchema>;
type ClubSeason = z.infer<typeof clubSeasonSchema>;
export type DivisionClub = ClubSeason['division'][number];
export type SplitId = (typeof splits)[number];
type Runs = z.infer<typeof runsSchema>;

/** A club with its division and league; null for one that is not known. */
export type LeagueClub = { id: number; divisionId: number | null; leagueId: number | null };

const wildCards = 3;

function runsOf(games: readonly ClubGame[]): Runs {
  const sum = (name: keyof Runs) => games.reduce((runs, game) => runs + game[name], 0);
  return { scored: sum('scored'), allowed: sum('allowed') };
}

function streakOf(games: readonly ClubGame[]): string | null {
  const last = games.at(-1);
  if (last === undefined) return null;
  const before = games.findLastIndex((game) => game.isWin !== last.isWin);
  return `${last.isWin ? 'W' : 'L'}${games.length - 1 - before}`;
}

const byRecord = (one: TeamRecord, other: TeamRecord): number =>
  winningShare(other) - winningShare(one) || other.wins - one.wins;

/** The record, race, months and opponents of a club in a season, from all its games. Tied games are not counted. */
export function clubSeason(games: readonly SeasonGame[], clubs: readonly LeagueClub[], teamId: number): ClubSeason {
  const byClub = gamesByClub(games);
  const gamesOf = (id: number): ClubGame[] => byClub.get(id) ?? [];
  const own = gamesOf(teamId);
  const { divisionId = null, leagueId = null } = clubs.find(({ id }) => id === teamId) ?? {};
  const rivals = new Set(
    divisionId === null ? [] : clubs.filter((club) => club.divisionId === divisionId).map(({ id }) => id),
  );
  const isWinning = (id: number) => winningShare(recordOf(gamesOf(id))) > 0.5;
  const splitGames: Record<SplitId, ClubGame[]> = {
    home: own.filter(({ isHome }) => isHome),
    away: own.filter(({ isHome }) => !isHome),
    division: own.filter(({ opponent }) => rivals.has(opponent)),
    winning: own.filter(({ opponent }) => isWinning(opponent)),
    oneRun: own.filter(({ scored, allowed }) => Math.abs(scored - allowed) === 1),
    lastTen: own.slice(-10),
  };
  const record = recordOf(own);
  const runs = runsOf(own);
  return {
    record,
    expected: expectedRecord({ ...record, runsScored: runs.scored, runsAllowed: runs.allowed }),
    runs,
    division: rankDivision([...rivals], gamesOf),
    wildCardBehind: wildCardBehind(
      clubs.filter((club) => leagueId !== null && club.leagueId === leagueId),
      (id) => recordOf(gamesOf(id)),
      teamId,
    ),
    splits: splits.map((id) => ({ id, ...recordOf(splitGames[id]) })),
    months: [...Map.groupBy(own, ({ date }) => date.slice(0, 7))].map(([month, of]) => ({
      month,
      ...recordOf(of),
      runs: runsOf(of),
    })),
    opponents: opponentsOf(games, own, teamId),
  };
}

function rankDivision(ids: readonly number[], gamesOf: (id: number) => ClubGame[]): DivisionClub[] {
  const clubs = ids.map((teamId) => ({ teamId, games: gamesOf(teamId), record: recordOf(gamesOf(teamId)) }));
  const ranked = clubs.toSorted((one, other) => byRecord(one.record, other.record) || one.teamId - other.teamId);
  const [first] = ranked;
  return ranked.map(({ teamId, games, record }) => ({
    teamId,
    ...record,
    behind: first === undefined ? 0 : gamesBehind(first.record, record),
    lastTen: recordOf(games.slice(-10)),
    streak: streakOf(games),
    runs: runsOf(games),
  }));
}

/** Ties of records are not broken: a club with the record of the last wild card is 0 games behind. */
function wildCardBehind(
  league: readonly LeagueClub[],
  recordOfClub: (id: number) => TeamRecord,
  teamId: number,
): number | null {
  const ranked = league
    .map(({ id, divisionId }) => ({ id, divisionId, record: recordOfClub(id) }))
    .toSorted((one, other) => byRecord(one.record, other.record) || one.id - other.id);
  const firsts = new Set(
    [...Map.groupBy(ranked, ({ divisionId }) => divisionId).values()].flatMap(([first]) => first?.id ?? []),
  );
  const others = ranked.filter(({ id }) => !firsts.has(id));
  const place = others.findIndex(({ id }) => id === teamId);
  const own = others[place];
  // a club that has a wild card is compared with the first that has none
  const rival = place < wildCards ? others[wildCards] : others[wildCards - 1];
  return own === undefined || rival === undefined ? null : gamesBehind(rival.record, own.record);
}

function opponentsOf(games: readonly SeasonGame[], own: readonly ClubGame[], teamId: number): ClubSeason['opponents'] {
  const left = games
    .filter(({ score }) => score === null)
    .flatMap(({ away, home }) => (away === teamId ? home : home === teamId ? away : []));
  const played = Map.groupBy(own, ({ opponent }) => opponent);
  const rows = [...new Set([...played.keys(), ...left])].map((opponent) => {
    const against = played.get(opponent) ?? [];
    return {
      teamId: opponent,
      ...recordOf(against),
      runs: runsOf(against),
      left: left.filter((id) => id === opponent).length,
    };
  });
  const total = ({ wins, losses, left: more }: (typeof rows)[number]) => wins + losses + more;
  return rows.toSorted((one, other) => total(other) - total(one) || one.teamId - other.teamId);
}
