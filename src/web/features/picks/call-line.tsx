import type { GameCard } from '#domain/game/game-card.ts';
import { isLive } from '#domain/game/predicates.ts';
import styles from './call-line.module.css';
import { useDayBook } from './day-picks.ts';
import { crowdText, outcomeText } from './pick-words.ts';

/** Under a game that has begun: the fan's own call and how it went, and the crowd's. */
export function CallLine({ game }: { game: GameCard }) {
  const { gamePk, teams } = game;
  const book = useDayBook();
  const pick = book.pickOf(gamePk);
  const crowd = book.knownOf(gamePk)?.crowd ?? null;
  if (pick === undefined && crowd === null) {
    // a live card keeps the room, so that nothing jumps when the crowd's calls come
    return isLive(game) ? <p className={styles.line}>{book.isKnown ? 'Nobody called this one.' : '\u00A0'}</p> : null;
  }
  const names = { away: teams.away.shortName, home: teams.home.shortName };
  return (
    <p className={styles.line}>
      {pick !== undefined && (
        <b data-state={pick.state}>
          You called the {pick.winnerId === teams.home.id ? names.home : names.away}
          {outcomeText(pick)}
        </b>
      )}{' '}
      {crowd !== null && <span>{crowdText(crowd, names)}</span>}
    </p>
  );
}
