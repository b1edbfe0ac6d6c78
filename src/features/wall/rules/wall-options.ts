/** The looks of the wall. `transparent`: only the games, over the picture of a stream. */
export const wallThemes = ['light', 'dark', 'transparent'] as const;

export type WallTheme = (typeof wallThemes)[number];

export type WallOptions = {
  /** the games to show, in this order; null: the games of the day */
  gamePks: readonly number[] | null;
  /** null: the theme of the device */
  theme: WallTheme | null;
};

/** More would be too small to read from a sofa. */
export const maxWallGames = 9;

/** the largest id of the API */
const largestId = 2_147_483_647;

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= largestId;

/** Parses the parameters of the wall's address; a text says which field is invalid. An empty value is a missing one. */
export function parseWallOptions(games: string | null, theme: string | null): WallOptions | string {
  const gamePks = games ? [...new Set(games.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : 0)))] : null;
  if (gamePks !== null && (gamePks.length > maxWallGames || !gamePks.every(isId)))
    return `games must be one to ${maxWallGames} numbers of games, separated by commas.`;
  const known = theme ? wallThemes.find((each) => each === theme) : null;
  return known === undefined ? `theme must be one of ${wallThemes.join(', ')}.` : { gamePks, theme: known };
}
