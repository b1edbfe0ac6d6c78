import type { GameCache } from '../game/game-cache.ts';
import { minute, type PlannedGame } from './planned-game.ts';

const announcedBefore = 52 * 60 * minute;

type Probable = { away: number | null; home: number | null };

/** Clubs announce their starters about two days ahead; some wait until the morning of the game. */
export function probablePitchers(game: PlannedGame | undefined, games: GameCache, time: number): Probable {
  const none = { away: null, home: null };
  if (game === undefined) return none;
  const startsAt = game.listings.findLast((listing) => listing.publicAt <= time)?.startsAt ?? 0;
  if (time < startsAt - announcedBefore) return none;
  const starters = games.starters(game);
  if (starters === undefined) return none;
  const isAnnouncedLate = (side: number): boolean =>
    (game.gamePk + side) % 9 === 0 && time < startsAt - 8 * 60 * minute;
  return { away: isAnnouncedLate(0) ? null : starters.away, home: isAnnouncedLate(1) ? null : starters.home };
}
