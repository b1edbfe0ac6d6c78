import type { TeamRecord } from '../game/model.ts';
import type { RaceRules } from './race-rules.ts';
import { type ClubGame, gamesByClub, type SeasonGame, seasonLengths } from './season-game.ts';
import { type Contender, type OwnsTie, winningShare } from './standings-figures.ts';
import { breakTie, recordOf, type TieBreakData } from './tie-break.ts';

/** A club with its league and division; null if they are not known. */
export type LeagueClub = { id: number; leagueId: number | null; divisionId: number | null };

/** The data for races in addition to the records. */
export type RaceFacts = {
  /** null if the rules are unknown; then there are no places in the postseason, and ties stay open */
  rules: RaceRules | null;
  /** the games of the regular season; null if they are not available */
  games: readonly SeasonGame[] | null;
  /** the records are those at the end of this day (YYYY-MM-DD); absent: now */
  through?: string | undefined;
};

type RankedClub = TeamRecord & { team: { id: number } };

/** Ranks the clubs of a season by the results so far. */
export type SeasonRanking = {
  toContender(club: RankedClub): Contender;
  /** best first: by percentage, then by the rules for ties, then in the given order */
  rank<Club extends RankedClub>(clubs: readonly Club[]): Club[];
  /** as `rank`; clubs whose tie is open are in one list */
  groups<Club extends RankedClub>(clubs: readonly Club[]): Club[][];
  ownsTie: OwnsTie;
};

/** `clubs`: all clubs of the season, because the rules for ties count games in the league and the division. */
export function createSeasonRanking(clubs: readonly LeagueClub[], facts: RaceFacts): SeasonRanking {
  const { rules, through } = facts;
  const games = facts.games ?? [];
  const breaksTies = rules?.tieBreak === 'results' && games.length > 0;
  const lengths = seasonLengths(games);
  const byClub = gamesByClub(games, through);
  const data = tieBreakData(clubs, byClub);
  const left = countGamesLeft(games, through);
  const splitTie = <Club extends RankedClub>(tied: Club[]): Club[][] => {
    if (!breaksTies || tied.length < 2) return [tied];
    const byId = new Map(tied.map((club) => [club.team.id, club]));
    return breakTie([...byId.keys()], data).map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  };
  const groups = <Club extends RankedClub>(ranked: readonly Club[]): Club[][] => {
    const byShare = [...Map.groupBy(ranked, winningShare)].toSorted(([one], [other]) => other - one);
    return byShare.flatMap(([, tied]) => splitTie(tied));
  };
  return {
    toContender: ({ team: { id }, wins, losses }) => {
      const length = lengths.get(id) ?? rules?.games ?? wins + losses;
      return { id, wins, losses, length: Math.max(length, wins + losses) };
    },
    rank: (ranked) => groups(ranked).flat(),
    groups,
    ownsTie: ({ id }, other) => {
      if (!breaksTies) return false;
      const { wins, losses } = recordOf((byClub.get(id) ?? []).filter(({ opponent }) => opponent === other.id));
      return wins > losses + (left.get(pairKey(id, other.id)) ?? 0);
    },
  };
}

/** What breaks ties, from the decided games of each club, oldest first. */
export function tieBreakData(
  clubs: readonly LeagueClub[],
  byClub: ReadonlyMap<number, readonly ClubGame[]>,
): TieBreakData {
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const inLeague = (id: number) =>
    clubs.filter((other) => other.id !== id && other.leagueId === byId.get(id)?.leagueId);
  const inDivision = (id: number) => (other: LeagueClub) => other.divisionId === byId.get(id)?.divisionId;
  const against = (id: number, others: readonly number[]) =>
    (byClub.get(id) ?? []).filter(({ opponent }) => others.includes(opponent));
  const toIds = (found: readonly LeagueClub[]) => found.map(({ id }) => id);
  return {
    shareAgainst: (id, others) => winningShare(recordOf(against(id, others))),
    divisionRivals: (id) => toIds(inLeague(id).filter(inDivision(id))),
    leagueRivals: (id) => toIds(inLeague(id).filter((other) => !inDivision(id)(other))),
    leagueGames: (id) => against(id, toIds(inLeague(id))).toReversed(),
  };
}

const pairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The number of remaining games per pair of clubs. */
function countGamesLeft(games: readonly SeasonGame[], through: string | undefined): Map<string, number> {
  const left = new Map<string, number>();
  for (const { away, home, date, score } of games) {
    if (score !== null && (through === undefined || date <= through)) continue;
    const key = pairKey(away, home);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return left;
}
