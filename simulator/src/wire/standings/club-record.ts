import type { League } from '../../league.ts';
import type { ClubResult, ClubResults } from '../../lines.ts';
import type { Club, GameType, PostseasonGame, ScheduledGame, SportId } from '../../model.ts';

export type WonLost = { wins: number; losses: number; ties: number };

type Known = { upTo: number; results: ReadonlyMap<number, ClubResults> };

const newest = new WeakMap<League, Map<SportId, Known>>();

/**
 * The results of every club at a level up to a time, possibly with later ones: a cached later result is reused, because going
 * back in time makes the engine simulate the season again. Filter the games by `endedAt`.
 */
export function resultsOf(league: League, sportId: SportId, upTo: number): ReadonlyMap<number, ClubResults> {
  const bySport = newest.get(league) ?? new Map<SportId, Known>();
  newest.set(league, bySport);
  const cached = bySport.get(sportId);
  if (cached && cached.upTo >= upTo) return cached.results;
  const results = new Map(league.standings(sportId, upTo).map((result) => [result.clubId, result]));
  bySport.set(sportId, { upTo, results });
  return results;
}

export function wonLost(games: readonly ClubResult[]): WonLost {
  const ties = games.filter(({ isTie }) => isTie).length;
  const wins = games.filter(({ isWin }) => isWin).length;
  return { wins, losses: games.length - wins - ties, ties };
}

/** Wins and losses of a club in games of a type ended by `upTo`. */
export function clubRecord(league: League, club: Club, upTo: number, gameType: GameType = 'R'): WonLost {
  const games = resultsOf(league, club.sportId, upTo).get(club.id)?.games ?? [];
  return wonLost(
    games.filter((game) => game.endedAt <= upTo && (league.game(game.gamePk)?.gameType ?? 'R') === gameType),
  );
}

/** Wins and losses of a club after a game that has ended by `upTo`; for any other game, before its start. */
export function recordAtGame(
  league: League,
  club: Club,
  { game, startsAt }: { game: ScheduledGame; startsAt: number },
  upTo: number,
): WonLost {
  const games = resultsOf(league, club.sportId, upTo).get(club.id)?.games ?? [];
  const endedAt = games.find(({ gamePk }) => gamePk === game.gamePk)?.endedAt ?? Infinity;
  return clubRecord(league, club, endedAt <= upTo ? endedAt : Math.min(upTo, startsAt), game.gameType);
}

/** Wins and losses in the series of a postseason game: after the game if it has ended by `upTo`, else before its start. */
export function seriesRecord(
  { id }: Club,
  { results, number }: { results: PostseasonGame['results']; number: number },
  upTo: number,
): WonLost {
  const after = results.slice(0, number);
  const isOver = (after[number - 1]?.endedAt ?? Infinity) <= upTo;
  const counted = after.slice(0, isOver ? number : number - 1).filter(({ endedAt }) => endedAt <= upTo);
  const wins = counted.filter(({ winnerId }) => winnerId === id).length;
  return { wins, losses: counted.length - wins, ties: 0 };
}

export function recordBody({ wins, losses }: Omit<WonLost, 'ties'>): { wins: number; losses: number } {
  return { wins, losses };
}
