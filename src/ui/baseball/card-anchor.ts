/** The id of a game's card on Today. It is separate from `paths.ts`, so that only the pages that link to a card load it. */
export function cardAnchor(gamePk: number): string {
  return `game-${gamePk}`;
}
