import type { GameCard } from '#domain/game/game-card.ts';
import { isCalledOff, isLive, isOver, knownStart } from '#domain/game/predicates.ts';

export type SectionName = 'Live' | 'To come' | 'Final';
export type Section = { name: SectionName; games: GameCard[] };

/** Where a game stands on the day's page. A suspended game is still to come; one called off is settled for the day. */
export function sectionOf(game: GameCard): SectionName {
  if (isLive(game)) return 'Live';
  return isOver(game) || isCalledOff(game) ? 'Final' : 'To come';
}

const unknownStart = Number.MAX_SAFE_INTEGER;

function startOrder(game: GameCard): number {
  return knownStart(game) ?? unknownStart;
}

/** By start, called-off games last, then by number: an order that no update disturbs. */
function inOrder(one: GameCard, other: GameCard): number {
  return (
    Number(isCalledOff(one)) - Number(isCalledOff(other)) ||
    startOrder(one) - startOrder(other) ||
    one.gamePk - other.gamePk
  );
}

/** The day's games as live, to come and final; a section without games is left out. The favourite club's come first. */
export function sectionsOf(games: readonly GameCard[], favorite: number | null = null): Section[] {
  const isFavorite = ({ teams }: GameCard) => Number([teams.away.id, teams.home.id].some((id) => id === favorite));
  const inSection = (one: GameCard, other: GameCard) => isFavorite(other) - isFavorite(one) || inOrder(one, other);
  const names: readonly SectionName[] = ['Live', 'To come', 'Final'];
  return names
    .map((name) => ({ name, games: games.filter((game) => sectionOf(game) === name).toSorted(inSection) }))
    .filter((section) => section.games.length > 0);
}
