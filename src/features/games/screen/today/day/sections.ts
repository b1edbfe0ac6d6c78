import { compareByStart } from '#rules/baseball/game/compare-by-start.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isHidden, isLive, isOver } from '#rules/baseball/game/predicates.ts';

type SectionName = 'Your club' | 'Live' | 'Upcoming' | 'Hidden' | 'Final';
export type Section = { name: SectionName; games: GameCard[] };

/** The section of a game. A suspended game is still to come; a game called off is final for the day. */
export function sectionOf(game: GameCard): SectionName {
  if (isLive(game)) return 'Live';
  if (isHidden(game)) return 'Hidden';
  return isOver(game) || isCalledOff(game) ? 'Final' : 'Upcoming';
}

/** Called-off games last. Updates of a game do not change this order. */
function compareOnDay(one: GameCard, other: GameCard): number {
  return Number(isCalledOff(one)) - Number(isCalledOff(other)) || compareByStart(one, other);
}

/** Groups the games of a day into sections without empty ones. The favorite club's games are a section of their own before all others. */
export function groupIntoSections(games: readonly GameCard[], favorite: number | null = null): Section[] {
  const isOwn = ({ teams }: GameCard) => [teams.away.id, teams.home.id].some((id) => id === favorite);
  const nameOf = (game: GameCard) => (isOwn(game) ? 'Your club' : sectionOf(game));
  const names: readonly SectionName[] = ['Your club', 'Live', 'Upcoming', 'Hidden', 'Final'];
  return names
    .map((name) => ({ name, games: games.filter((game) => nameOf(game) === name).toSorted(compareOnDay) }))
    .filter((section) => section.games.length > 0);
}
