import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { FinalCard } from './final-card.tsx';
import { LiveCard } from './live-card.tsx';
import { PostponedCard } from './postponed-card.tsx';

type StartedCardProps = { game: GameCard; date: string; pick: ReactNode };

/** A game that is not upcoming: live, over, postponed, canceled or suspended. */
export function StartedCard(props: StartedCardProps) {
  if (isLive(props.game)) return <LiveCard {...props} />;
  return isOver(props.game) ? <FinalCard {...props} /> : <PostponedCard {...props} />;
}
