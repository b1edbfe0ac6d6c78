import { z } from 'zod';
import { recordSchema, type TeamRecord } from '#rules/baseball/game/model.ts';
import type { RaceRules } from '#rules/baseball/standings/race-rules.ts';
import { type ClubGame, gamesByClub, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { createSeasonRanking, type LeagueClub, type SeasonRanking } from '#rules/baseball/standings/season-ranking.ts';
import { expectedRecord, gamesBehind } from '#rules/baseball/standings/standings-figures.ts';
import { recordOf } from '#rules/baseball/standings/tie-break.ts';

const runsSchema = z.object({ scored: z.number().int(), allowed: z.number().int() });

const standingSchema = recordSchema.extend({
  teamId: z.number().int(),
  /** 1-based; clubs whose tie is open have the same */
  rank: z.number().int(),
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
  /** games behind the last wild card; negative: ahead of the first club without one. Null for the first of a division and without wild cards */
  wildCardBehind: z.number().nullable(),
  /** the place among the clubs without a division lead, 1-based; null as above, and while a tie for it is open */
  wildCardRank: z.number().int().nullable(),
  /** whether the club would have a wild card if the season ended now; null as above, and while a tie for the last one is open */
  hasWildCard: z.boolean().nullable(),
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

type RankedClub = LeagueClub & TeamRecord & { team: { id: number } };
type Race = { ranking: SeasonRanking; /** wild cards of each league */ places: number };

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

/**
 * The record, race, months and opponents of a club in a season, from all its games. Tied games are not counted. Without `rules`, ties of
 * records are open, and there are no wild cards.
 */
export function clubSeason(
  games: readonly SeasonGame[],
  clubs: readonly LeagueClub[],
  teamId: number,
  rules: RaceRules | null,
): ClubSeason {
  const byClub = gamesByClub(games);
  const gamesOf = (id: number): ClubGame[] => byClub.get(id) ?? [];
  const own = gamesOf(teamId);
  const { divisionId = null, leagueId = null } = clubs.find(({ id }) => id === teamId) ?? {};
  const ranked = clubs.map((club) => ({ ...club, team: { id: club.id }, ...recordOf(gamesOf(club.id)) }));
  const division = ranked.filter((club) => divisionId !== null && club.divisionId === divisionId);
  const rivals = new Set(division.map(({ id }) => id));
  const race: Race = { ranking: createSeasonRanking(clubs, { rules, games }), places: rules?.wildCards ?? 0 };
  const isWinning = (id: number) => {
    const { wins, losses } = recordOf(gamesOf(id));
    return wins > losses;
  };
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
    division: rankDivision(race.ranking.groups(division), gamesOf),
    ...wildCardOf(
      teamId,
      ranked.filter((club) => leagueId !== null && club.leagueId === leagueId),
      race,
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

function rankDivision(groups: readonly RankedClub[][], gamesOf: (id: number) => ClubGame[]): DivisionClub[] {
  const first = groups[0]?.[0];
  const ranks = groups.map((_, index) => groups.slice(0, index).flat().length + 1);
  return groups.flatMap((tied, index) =>
    tied.map((club) => {
      const games = gamesOf(club.id);
      return {
        teamId: club.id,
        rank: ranks[index] ?? 1,
        wins: club.wins,
        losses: club.losses,
        behind: gamesBehind(first ?? club, club),
        lastTen: recordOf(games.slice(-10)),
        streak: streakOf(games),
        runs: runsOf(games),
      };
    }),
  );
}

type WildCard = Pick<ClubSeason, 'wildCardBehind' | 'wildCardRank' | 'hasWildCard'>;

const noWildCard: WildCard = { wildCardBehind: null, wildCardRank: null, hasWildCard: null };

/** The race of a club for a wild card of its league, among the clubs without a division lead. A club that shares the lead has none. */
function wildCardOf(teamId: number, league: readonly RankedClub[], { ranking, places }: Race): WildCard {
  const byDivision = [...Map.groupBy(league, ({ divisionId }) => divisionId).values()];
  const leading = byDivision.map((clubs) => ranking.groups(clubs)[0] ?? []);
  const leaders = new Set(leading.map(([leader]) => leader));
  const groups = ranking.groups(league.filter((club) => !leaders.has(club)));
  const others = groups.flat();
  const tied = groups.find((group) => group.some(({ id }) => id === teamId));
  const own = tied?.find(({ id }) => id === teamId);
  if (tied === undefined || own === undefined || places === 0 || leading.flat().includes(own)) return noWildCard;
  const rank = others.findIndex((club) => tied.includes(club)) + 1;
  const hasWildCard = rank + tied.length - 1 <= places ? true : rank > places ? false : null;
  // a club that has a wild card is compared with the first that has none
  const rival = hasWildCard === false ? others[places - 1] : others[places];
  if (rival === undefined) return noWildCard;
  return {
    wildCardBehind: hasWildCard === null ? 0 : gamesBehind(rival, own),
    wildCardRank: tied.length > 1 ? null : rank,
    hasWildCard,
  };
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
