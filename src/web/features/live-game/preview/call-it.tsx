import type { GameView } from '#domain/game/model.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { cardAnchor } from '../../../card-anchor.ts';
import { paths } from '../../../paths.ts';
import styles from './call-it.module.css';

/** The way to the card on which the winner is called. Nothing for clubs of other levels, of which the view does not tell the level. */
export function CallIt({ view: { gamePk, officialDate, teams } }: { view: GameView }) {
  const today = useLeague()?.today;
  const day = paths.today({ date: officialDate === today ? undefined : officialDate });
  if (clubNamesOf(teams.home.id) === undefined) return null;
  return (
    <p className={styles.call}>
      {/* a page of its own: the browser goes to the card and marks it */}
      <a href={`${day}#${cardAnchor(gamePk)}`}>Call it on {officialDate === today ? 'Today’s' : 'the day’s'} card</a>
      <span>Until ten minutes before the first pitch</span>
    </p>
  );
}
