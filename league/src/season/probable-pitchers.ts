import type { GameCache } from '../game/game-cache.ts';
import { minute, type PlannedGame } from './planned-game.ts';

const announcedBefore = 52 * 60 * minute;

type Probable = { away: number | null; home: number | null };

/** Clubs announce their starters about two days ahead; some wait until the morning of the game. */
export function probablePitchers(game: PlannedGame | undefined, shelf: GameCache, instant: number): Probable {
  const none = { away: null, home: null };
  if (game === undefined) return none;
  const startsAt = game.listings.findLast((listing) => listing.knownAt <= instant)?.startsAt ?? 0;
  if (instant < startsAt - announcedBefore) return none;
  const starters = shelf.starters(game);
  if (starters === undefined) return none;
  const isCoy = (side: number): boolean => (game.gamePk + side) % 9 === 0 && instant < startsAt - 8 * 60 * minute;
  return { away: isCoy(0) ? null : starters.away, home: isCoy(1) ? null : starters.home };
}
