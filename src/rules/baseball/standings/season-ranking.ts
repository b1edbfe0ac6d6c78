import type { Contender, OwnsTie } from './clinch-numbers.ts';
import { winningShare } from './games-behind.ts';
import type { RaceRules } from './race-rules.ts';
import { gamesByClub, seasonLengths, type SeasonGame } from './season-game.ts';
import type { Standing, StandingsGroup } from './standings.ts';
import { breakTie, recordOf, type TieBreakData } from './tie-break.ts';

/** The data for races in addition to the standings. */
export type RaceFacts = {
  /** null if the rules are unknown; then there are no magic and elimination numbers */
  rules: RaceRules | null;
  /** the games of the regular season; null if they are not available */
  games: readonly SeasonGame[] | null;
  /** the standings are those at the end of this day (YYYY-MM-DD); absent: now */
  through?: string | undefined;
  /** true after the regular season: the remaining games will not be played */
  isOver: boolean;
};

/** Ranks the clubs of a season by the results so far. */
export type SeasonRanking = {
  toContender(standing: Standing): Contender;
  /** best first: by percentage, then by the rules for ties, then in the given order */
  rank(standings: readonly Standing[]): Standing[];
  ownsTie: OwnsTie;
};

/** `divisions` are the standings; they contain the league and the division of each club. */
export function createSeasonRanking(divisions: readonly StandingsGroup[], facts: RaceFacts): SeasonRanking {
  const { rules, through } = facts;
  const games = facts.games ?? [];
  const breaksTies = rules?.tieBreak === 'results' && games.length > 0;
  const lengths = seasonLengths(games);
  const data = tieBreakData(divisions, games, through);
  const left = countGamesLeft(games, through);
  const breakTies = (tied: Standing[]): Standing[] => {
    if (!breaksTies || tied.length < 2) return tied;
    const order = breakTie(
      tied.map(({ team }) => team.id),
      data,
    );
    return tied.toSorted((a, b) => order.indexOf(a.team.id) - order.indexOf(b.team.id));
  };
  return {
    toContender: ({ team: { id }, wins, losses }) => {
      const length = lengths.get(id) ?? rules?.games ?? wins + losses;
      return { id, wins, losses, length: Math.max(length, wins + losses) };
    },
    rank: (standings) => {
      const shares = [...new Set(standings.map(winningShare))].toSorted((a, b) => b - a);
      return shares.flatMap((share) => breakTies(standings.filter((standing) => winningShare(standing) === share)));
    },
    ownsTie: ({ id }, other) => {
      if (!breaksTies) return false;
      const { wins, losses } = recordOf(data.gamesOf(id).filter(({ opponent }) => opponent === other.id));
      return wins > losses + (left.get(pairKey(id, other.id)) ?? 0);
    },
  };
}

function tieBreakData(
  divisions: readonly StandingsGroup[],
  games: readonly SeasonGame[],
  through?: string,
): TieBreakData {
  const byClub = gamesByClub(games, through);
  const groupOf = new Map(
    divisions.flatMap(({ leagueId, divisionId, standings }) =>
      standings.map(({ team }) => [team.id, { leagueId, divisionId }] as const),
    ),
  );
  return {
    gamesOf: (club) => byClub.get(club) ?? [],
    leagueOf: (club) => groupOf.get(club)?.leagueId ?? null,
    divisionOf: (club) => groupOf.get(club)?.divisionId ?? null,
  };
}

const pairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The number of remaining games per pair of clubs. */
function countGamesLeft(games: readonly SeasonGame[], through?: string): Map<string, number> {
  const left = new Map<string, number>();
  for (const { away, home, date, score } of games) {
    if (score !== null && (through === undefined || date <= through)) continue;
    const key = pairKey(away, home);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return left;
}
