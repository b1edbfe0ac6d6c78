import { paths } from '#platform/page/paths.ts';
import { isCalledOff, isLive, isOver, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Time } from '#ui/kit/time.tsx';
import type { ScheduledGame } from '../contract.ts';
import { describeMove, resultOf, stateOf } from './schedule-text.ts';
import styles from './schedule.module.css';

type LineProps = { game: ScheduledGame; calledId: number | undefined };

/** The time of a game that is to come, else its state. */
function When({ game }: { game: ScheduledGame }) {
  const state = stateOf(game);
  const startsAt = scheduledStart(game);
  if (state !== null) return <span data-live={isLive(game) || undefined}>{state}</span>;
  return startsAt === null ? <span>Time to be decided</span> : <Time at={startsAt} />;
}

function Side({ game, side, isCalled }: { game: ScheduledGame; side: 'away' | 'home'; isCalled: boolean }) {
  const { id, shortName, score, probablePitcher } = game[side];
  const other = game[side === 'away' ? 'home' : 'away'];
  const isWinner = isOver(game) && score !== null && other.score !== null && score > other.score;
  return (
    <span className={styles.side} data-winner={isWinner || undefined}>
      <Emblem teamId={id} size={22} />
      <span className={styles.club}>{shortName}</span>
      {isCalled && <span className={styles.called}>Called</span>}
      {score === null ? <small>{probablePitcher?.name}</small> : <b>{score}</b>}
    </span>
  );
}

/** A game with its clubs, time or score, starters and the own call. It leads to the game's page. */
export function GameLine({ game, calledId }: LineProps) {
  const { gamePk, doubleHeaderGame, series } = game;
  const move = describeMove(game);
  const notes = [doubleHeaderGame === null ? null : `Game ${doubleHeaderGame}`, series, move].filter(
    (note) => note !== null,
  );
  return (
    <Link to={paths.liveGame(gamePk)} className={styles.game} data-off={isCalledOff(game) || undefined}>
      <span className={styles.when}>
        <When game={game} />
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <Side game={game} side="away" isCalled={calledId === game.away.id} />
      <Side game={game} side="home" isCalled={calledId === game.home.id} />
    </Link>
  );
}

/** A game of one club in a cell of a month: the opponent, and the result or the time. */
export function GameCell({ game, calledId, teamId }: LineProps & { teamId: number }) {
  const isHome = game.home.id === teamId;
  const opponent = isHome ? game.away : game.home;
  const result = resultOf(game, teamId);
  return (
    <Link to={paths.liveGame(game.gamePk)} className={styles.cell} data-off={isCalledOff(game) || undefined}>
      <span>
        {isHome ? 'vs' : '@'} <abbr title={opponent.shortName}>{opponent.abbreviation}</abbr>
        <Emblem teamId={opponent.id} size={20} />
      </span>
      <span data-result={result?.[0]}>{result ?? <When game={game} />}</span>
      {calledId !== undefined && (
        <span className={styles.called}>
          Called{calledId === teamId ? '' : <abbr title={opponent.shortName}> {opponent.abbreviation}</abbr>}
        </span>
      )}
    </Link>
  );
}
