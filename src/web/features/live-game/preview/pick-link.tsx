import type { GameView } from '#domain/game/model.ts';
import { lockLeadText } from '#domain/predictions/lock.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { cardAnchor } from '../../../card-anchor.ts';
import { paths } from '../../../paths.ts';
import controls from '../../../ui/controls.module.css';
import styles from './pick-link.module.css';

/** Link to the game card where a pick is made. Empty for minor-league games, because the view does not contain the level. */
export function PickLink({ view: { gamePk, officialDate, teams } }: { view: GameView }) {
  const today = useLeague()?.today;
  const day = paths.today({ date: officialDate === today ? undefined : officialDate });
  if (clubNamesOf(teams.home.id) === undefined) return null;
  return (
    <p className={styles.call}>
      {/* a full page load: the browser then scrolls to the card and marks it */}
      <a className={controls.filledButton} href={`${day}#${cardAnchor(gamePk)}`}>
        Call it on {officialDate === today ? 'Today’s' : 'the day’s'} card
      </a>
      <span>Until {lockLeadText} before the first pitch</span>
    </p>
  );
}
