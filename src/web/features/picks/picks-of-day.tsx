import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { DayPicksContext } from './day/day-picks-context.ts';
import { SubmitAllBar } from './drafts/submit-all-bar.tsx';
import { useDayPicks } from './day/use-day-picks.ts';

type PicksOfDayProps = { date: string | undefined; games: readonly GameCard[]; children: ReactNode };

/** Provides the day's picks to the cards inside, and a button that submits all draft picks. */
export function PicksOfDay({ date, games, children }: PicksOfDayProps) {
  const controller = useDayPicks(date);
  return (
    <DayPicksContext value={controller}>
      <p className="needs-no-script">Predicting winners needs JavaScript; the games can be read without it.</p>
      {children}
      <SubmitAllBar games={games} />
    </DayPicksContext>
  );
}
