import type { GameView } from '#rules/baseball/game/model.ts';
import { isCalledOff, isHeld, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { ClubRow } from './club-row.tsx';
import { DayPicksFrame } from './day-picks.tsx';
import type { PickableGame } from './pick-text.ts';
import { GamePickLine, MovedPick } from './game-pick-line.tsx';
import { GamePick } from './game-pick.tsx';
import styles from './picks.module.css';

/** On the page of a game: the buttons until the lock, then the user's pick with its result, and the picks of all users. */
export function GamePagePick({ game }: { game: PickableGame & Pick<GameView, 'officialDate'> }) {
  const hasLeftPreview = isLive(game) || isOver(game) || isCalledOff(game) || isHeld(game);
  const { away, home } = game.teams;
  return (
    <DayPicksFrame date={game.officialDate}>
      {hasLeftPreview ? (
        <section aria-label="Your pick" className={styles.result}>
          <GamePickLine game={game} />
          <MovedPick game={game} />
        </section>
      ) : (
        <section aria-label="Your pick" className={styles.ofGamePage}>
          <GamePick game={game} rows={{ away: <ClubRow team={away} />, home: <ClubRow team={home} /> }} />
        </section>
      )}
    </DayPicksFrame>
  );
}
