import type { PickableGame } from './pickable-game.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import styles from './game-pick-line.module.css';
import { useDayPicksContext } from './day/day-picks-context.ts';
import { describeCrowd, describeOutcome } from './form/pick-text.ts';

/** Below a game that has started: the user's pick with its outcome, and the picks of all users. */
export function GamePickLine({ game }: { game: PickableGame }) {
  const { gamePk, teams } = game;
  const dayPicks = useDayPicksContext();
  const pick = dayPicks.findPick(gamePk);
  const crowd = dayPicks.findGamePicks(gamePk)?.crowd ?? null;
  if (pick === undefined && crowd === null) {
    // a live card reserves the line, so that loaded picks cause no layout shift
    return isLive(game) ? (
      <p className={styles.line}>{game.noPicksReason ?? (dayPicks.isLoaded ? 'No picks on this game.' : '\u00A0')}</p>
    ) : null;
  }
  const names = { away: teams.away.shortName, home: teams.home.shortName };
  return (
    <p className={styles.line}>
      {pick !== undefined && (
        <b data-state={pick.state}>
          You called the {pick.winnerId === teams.home.id ? names.home : names.away}
          {describeOutcome(pick)}
        </b>
      )}{' '}
      {crowd !== null && <span>{describeCrowd(crowd, names, { isOver: isOver(game) })}</span>}
    </p>
  );
}
