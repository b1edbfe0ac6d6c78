import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { isOver } from '#domain/game/predicates.ts';
import { FinalCard } from './final-card.tsx';
import { PostponedCard } from './postponed-card.tsx';

type EndedCardProps = { game: GameCard; date: string; pick: ReactNode };

/** A game that is not played now: over, postponed, canceled or suspended. */
export function EndedCard(props: EndedCardProps) {
  const Card = isOver(props.game) ? FinalCard : PostponedCard;
  return <Card {...props} />;
}
