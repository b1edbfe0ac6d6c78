import type { GameCard } from '#domain/game/game-card.ts';
import { dayWords } from '../../ui/time-text.ts';
import styles from './call-line.module.css';
import { useDayBook } from './day-picks.ts';

/** On the new day's card of a game that was moved: what became of the call for the old day. */
export function MovedPick({ game: { gamePk, teams } }: { game: GameCard }) {
  const pick = useDayBook().movedPickOf(gamePk);
  if (pick === undefined) return null;
  const club = pick.winnerId === teams.home.id ? teams.home.shortName : teams.away.shortName;
  return (
    <p className={styles.line}>
      <span>
        The game was moved: your call of the {club} for {dayWords(pick.officialDate).monthAndDay} is void.
      </span>
    </p>
  );
}
