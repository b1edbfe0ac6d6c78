import type { GameView } from '#rules/baseball/game/model.ts';
import { isCalledOff, isHeld, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { DayPicksContext } from './day/day-picks-context.ts';
import { useDayPicks } from './day/use-day-picks.ts';
import { GamePickLine } from './game-pick-line.tsx';
import { GamePick } from './game-pick.tsx';
import { MovedPick } from './moved-pick.tsx';
import type { PickableGame } from './pickable-game.ts';
import styles from './form/pick-form.module.css';

type Team = PickableGame['teams']['home'];

function Club({ team }: { team: Team }) {
  return (
    <span className={styles.gamePagePickClub}>
      <Emblem teamId={team.id} size={32} />
      <b>{team.shortName}</b>
    </span>
  );
}

function BeforeStart({ game }: { game: PickableGame }) {
  const { away, home } = game.teams;
  return (
    <section aria-label="Your pick" className={styles.gamePagePickForm}>
      <p className="needs-no-script">Predicting winners needs JavaScript; the game can be read without it.</p>
      <GamePick game={game} rows={{ away: <Club team={away} />, home: <Club team={home} /> }} />
    </section>
  );
}

/** On the page of a game: the form until the lock, then the user's pick with its result, and the picks of all users. */
export function GamePagePick({ game }: { game: PickableGame & Pick<GameView, 'officialDate'> }) {
  const hasLeftPreview = isLive(game) || isOver(game) || isCalledOff(game) || isHeld(game);
  return (
    <DayPicksContext value={useDayPicks(game.officialDate)}>
      {hasLeftPreview ? (
        <section aria-label="Your pick" className={styles.result}>
          <GamePickLine game={game} />
          <MovedPick game={game} />
        </section>
      ) : (
        <BeforeStart game={game} />
      )}
    </DayPicksContext>
  );
}
