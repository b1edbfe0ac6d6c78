import type { PickableGame } from './pickable-game.ts';
import { dateParts } from '#ui/time/time-text.ts';
import styles from './game-pick-line.module.css';
import { useDayPicksContext } from './day/day-picks-context.ts';

/** On the card of a game that was moved to this day: shows that the pick for the old day is void. */
export function MovedPick({ game: { gamePk, teams } }: { game: PickableGame }) {
  const pick = useDayPicksContext().findMovedPick(gamePk);
  if (pick === undefined) return null;
  const club = pick.winnerId === teams.home.id ? teams.home.shortName : teams.away.shortName;
  return (
    <p className={styles.line}>
      <span>
        The game was moved: your call of the {club} for {dateParts(pick.officialDate).monthAndDay} is void.
      </span>
    </p>
  );
}
