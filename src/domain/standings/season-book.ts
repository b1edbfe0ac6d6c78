import type { Contender, OwnsTie } from './clinch-numbers.ts';
import { winningShare } from './games-behind.ts';
import type { RaceRules } from './race-rules.ts';
import { gamesByClub, seasonLengths, type SeasonGame } from './season-game.ts';
import type { Standing, StandingsGroup } from './standings.ts';
import { breakTie, recordOf, type TieBook } from './tie-break.ts';

/** What races are reckoned from, beside the standings themselves. */
export type RaceFacts = {
  /** null: rules that we do not know, and so no numbers */
  rules: RaceRules | null;
  /** the regular season's games; null when they could not be had */
  games: readonly SeasonGame[] | null;
  /** YYYY-MM-DD at whose end the standings stood; absent: now */
  through?: string | undefined;
  /** the regular season has ended: what was not played never will be */
  isOver: boolean;
};

/** A season as far as it went, to be asked who comes before whom. */
export type SeasonBook = {
  contender(standing: Standing): Contender;
  /** best first: by percentage, then by the rules of ties, then as given */
  ranked(standings: readonly Standing[]): Standing[];
  ownsTie: OwnsTie;
};

/** `divisions`: the standings, which tell where each club plays. */
export function seasonBook(divisions: readonly StandingsGroup[], facts: RaceFacts): SeasonBook {
  const { rules, through } = facts;
  const games = facts.games ?? [];
  const breaksTies = rules?.tieBreak === 'results' && games.length > 0;
  const lengths = seasonLengths(games);
  const book = tieBook(divisions, games, through);
  const left = gamesLeft(games, through);
  const inOrder = (level: Standing[]): Standing[] => {
    if (!breaksTies || level.length < 2) return level;
    const order = breakTie(
      level.map(({ team }) => team.id),
      book,
    );
    return level.toSorted((a, b) => order.indexOf(a.team.id) - order.indexOf(b.team.id));
  };
  return {
    contender: ({ team: { id }, wins, losses }) => {
      const length = lengths.get(id) ?? rules?.games ?? wins + losses;
      return { id, wins, losses, length: Math.max(length, wins + losses) };
    },
    ranked: (standings) => {
      const shares = [...new Set(standings.map(winningShare))].toSorted((a, b) => b - a);
      return shares.flatMap((share) => inOrder(standings.filter((standing) => winningShare(standing) === share)));
    },
    ownsTie: ({ id }, other) => {
      if (!breaksTies) return false;
      const { wins, losses } = recordOf(book.gamesOf(id).filter(({ opponent }) => opponent === other.id));
      return wins > losses + (left.get(pairKey(id, other.id)) ?? 0);
    },
  };
}

function tieBook(divisions: readonly StandingsGroup[], games: readonly SeasonGame[], through?: string): TieBook {
  const books = gamesByClub(games, through);
  const homes = new Map(
    divisions.flatMap(({ leagueId, divisionId, standings }) =>
      standings.map(({ team }) => [team.id, { leagueId, divisionId }] as const),
    ),
  );
  return {
    gamesOf: (club) => books.get(club) ?? [],
    leagueOf: (club) => homes.get(club)?.leagueId ?? null,
    divisionOf: (club) => homes.get(club)?.divisionId ?? null,
  };
}

const pairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Games that two clubs have still to play against each other. */
function gamesLeft(games: readonly SeasonGame[], through?: string): Map<string, number> {
  const left = new Map<string, number>();
  for (const { away, home, date, score } of games) {
    if (score !== null && (through === undefined || date <= through)) continue;
    const key = pairKey(away, home);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return left;
}
