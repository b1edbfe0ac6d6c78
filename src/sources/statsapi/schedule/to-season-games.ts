import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { toGameStatus } from '../wire/to-game-status.ts';
import { wireSeasonGames, type WireSeasonGame } from './wire-season-games.ts';

/**
 * The games of a regular season, each once. The upstream lists a postponed or suspended game under several days;
 * the last one is used. Canceled games are left out.
 */
export const toSeasonGames = memoizeByBody((body): SeasonGame[] => {
  const games = new Map<number, SeasonGame>();
  for (const { date, games: ofDay } of wireSeasonGames.parse(body).dates) {
    for (const wire of ofDay) {
      const game = toSeasonGame(wire, date);
      const isNewer = game !== null && !(game.score === null && games.get(game.gamePk)?.score);
      if (!isNewer) continue;
      // at the place of the last listing: the second game of a doubleheader is after the first
      games.delete(game.gamePk);
      games.set(game.gamePk, game);
    }
  }
  return [...games.values()];
});

function toSeasonGame({ gamePk, gameType = 'R', status, teams }: WireSeasonGame, date: string): SeasonGame | null {
  const { phase, detail } = toGameStatus(status);
  if (gameType !== 'R' || detail === 'canceled') return null;
  const { away, home } = teams;
  const isPlayed = phase === 'final' || detail === 'tied';
  const isDecided = isPlayed && away.score !== undefined && home.score !== undefined;
  const score = isDecided ? { away: away.score ?? 0, home: home.score ?? 0 } : null;
  return { gamePk, date, away: away.team.id, home: home.team.id, score };
}
