import { compareByStart } from '#rules/baseball/game/compare-by-start.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isHidden, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { toLockingGame } from '#rules/picks/game-lock.ts';
import { nextLock } from '#rules/picks/next-lock.ts';

/** The looks of the wall. `transparent`: only the games, over the picture of a stream. */
const wallThemes = ['light', 'dark', 'transparent'] as const;

type WallTheme = (typeof wallThemes)[number];

export type WallOptions = {
  /** the games to show, in this order; null: the games of the day */
  gamePks: readonly number[] | null;
  /** null: the theme of the device */
  theme: WallTheme | null;
};

/** More would be too small to read from a sofa. */
const maxWallGames = 9;

/** the largest id of the API */
const largestId = 2_147_483_647;

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= largestId;

/** Parses the parameters of the wall's URL; a text says which field is invalid. An empty value is a missing one. */
export function parseWallOptions(games: string | null, theme: string | null): WallOptions | string {
  const gamePks = games ? [...new Set(games.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : 0)))] : null;
  if (gamePks !== null && (gamePks.length > maxWallGames || !gamePks.every(isId)))
    return `games must be one to ${maxWallGames} numbers of games, separated by commas.`;
  const known = theme ? wallThemes.find((each) => each === theme) : null;
  return known === undefined ? `theme must be one of ${wallThemes.join(', ')}.` : { gamePks, theme: known };
}

/** The columns and rows of a wall on a wide screen with this number of games: as square as possible, never higher than wide. */
export function wallGrid(games: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(Math.sqrt(games)));
  return { columns, rows: Math.max(1, Math.ceil(games / columns)) };
}

type Shown = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

/** Live games, those to come, hidden ones, those over, those called off. */
function placeOf(game: Shown): number {
  if (isLive(game)) return 0;
  if (isHidden(game)) return 2;
  if (isCalledOff(game)) return 4;
  return isOver(game) ? 3 : 1;
}

/** The games of a wall: those with the ids, in their order, or up to nine of the day, live ones first, then by start. */
export function chooseWallGames<Game extends Shown>(
  games: readonly Game[],
  gamePks: readonly number[] | null,
): readonly Game[] {
  if (gamePks !== null) return gamePks.flatMap((id) => games.filter(({ gamePk }) => gamePk === id));
  return games
    .toSorted((one, other) => placeOf(one) - placeOf(other) || compareByStart(one, other))
    .slice(0, maxWallGames);
}

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => toLockingGame(card, { stored: undefined, hasPick: false, now }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
