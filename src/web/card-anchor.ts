/** Where a game's card is on its day's page: apart from `paths.ts`, so that only what leads there carries it. */
export function cardAnchor(gamePk: number): string {
  return `game-${gamePk}`;
}
