import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { DayPicksContext } from './day/day-picks-context.ts';
import { useFirstToPick } from './day/use-first-to-pick.ts';
import { useDayPicks } from './day/use-day-picks.ts';
import { SubmitAllBar } from './drafts/submit-all-bar.tsx';

type PicksOfDayProps = {
  date: string | undefined;
  games: readonly GameCard[];
  children: (firstToPick: number | null) => ReactNode;
};

/** Provides the day's picks to the cards inside, the game to pick first, and a button that submits all draft picks. */
export function PicksOfDay({ date, games, children }: PicksOfDayProps) {
  const controller = useDayPicks(date);
  const firstToPick = useFirstToPick(games, controller);
  return (
    <DayPicksContext value={controller}>
      <p className="needs-no-script">Predicting winners needs JavaScript; the games can be read without it.</p>
      {children(firstToPick)}
      <SubmitAllBar games={games} />
    </DayPicksContext>
  );
}
