import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { DayBookContext } from './day-picks.ts';
import { SubmitAllBar } from './submit-all-bar.tsx';
import { useDayPicks } from './use-day-picks.ts';

type PicksOfDayProps = { date: string | undefined; games: readonly GameCard[]; children: ReactNode };

/** Around the cards of a day: what they need for picking, and one button for all that is chosen. */
export function PicksOfDay({ date, games, children }: PicksOfDayProps) {
  const book = useDayPicks(date);
  return (
    <DayBookContext value={book}>
      <p className="needs-no-script">Predicting winners needs JavaScript; the games can be read without it.</p>
      {children}
      <SubmitAllBar games={games} />
    </DayBookContext>
  );
}
