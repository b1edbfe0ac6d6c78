import type { DayPick } from '../../contract/my-picks.ts';
import { hasStarted, isCalledOff, isFinal, isHeld, isLive } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { formatChance } from '#ui/format-chance.ts';
import { formatFinal, formatLiveState, formatStatus } from '#rules/baseball/game/card-text.ts';
import { Link } from '#ui/link.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Time } from '#ui/time/time.tsx';
import { describeCall, isChanceLive } from './describe-call.ts';
import styles from './my-picks-screen.module.css';

/** The inning of a live game, 'Final/10' of a final one, the lock or the start of one to come. */
function GameState({ pick: { game, state, locksAt } }: { pick: DayPick }) {
  if (isFinal(game)) return <>{formatFinal(game).replace('F', 'Final')}</>;
  if (isCalledOff(game) || isHeld(game)) return <>{formatStatus(game)}</>;
  if (isLive(game)) return <>{formatLiveState(game)}</>;
  if (state === 'open' && locksAt !== null) {
    return (
      <>
        Locks <Time at={locksAt} />
      </>
    );
  }
  if (game.startsAt === null || game.status.startTimeTbd) return <>Time TBD</>;
  return (
    <>
      Starts <Time at={game.startsAt} />
    </>
  );
}

type ClubProps = { team: DayPick['game']['teams']['home']; isCalled: boolean; showsScore: boolean };

function Club({ team, isCalled, showsScore }: ClubProps) {
  return (
    <span className={styles.club} data-called={isCalled || undefined}>
      <Emblem teamId={team.id} size={24} />
      <span className={styles.name}>
        {team.shortName}
        {isCalled && <span className="visually-hidden"> (your call)</span>}
      </span>
      {showsScore && team.score !== null && <b className={styles.runs}>{team.score}</b>}
    </span>
  );
}

/** The picked club's chance as a bar in its color. */
function Chance({ pick }: { pick: DayPick }) {
  if (pick.chance === null) return null;
  const isOfNow = isChanceLive(pick);
  return (
    <p className={styles.chance}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" height="6" aria-hidden="true">
        <rect width="100" height="6" className={styles.rest} />
        <rect width={pick.chance / 10} height="6" className={styles.callRowShare} />
        <path d="M50 0v6" className={styles.even} />
      </svg>
      <span>
        <b>{formatChance(pick.chance)}</b> {isOfNow ? 'to win' : 'forecast'}
      </span>
    </p>
  );
}

/** One pick: the game with its score, the state of the game, the chance, and what the pick is worth as it stands. */
export function CallRow({ pick }: { pick: DayPick }) {
  const { game, winnerId, state, outcome } = pick;
  const { away, home } = game.teams;
  const { word, detail } = describeCall(pick);
  const showsScore = hasStarted(game);
  return (
    <li className={styles.row} data-club={winnerId} data-state={state} data-outcome={outcome ?? undefined}>
      <Link to={paths.liveGame(game.gamePk)} className={styles.game}>
        {[away, home].map((team) => (
          <Club key={team.id} team={team} isCalled={team.id === winnerId} showsScore={showsScore} />
        ))}
      </Link>
      <div className={styles.state}>
        <p className={styles.inning}>
          <GameState pick={pick} />
        </p>
        <Chance pick={pick} />
      </div>
      <p className={styles.call}>
        {outcome === 'correct' && pick.bases !== null && <BasePath bases={pick.bases} size={28} />}
        <span>
          <b>{word}</b>
          {detail !== null && <small>{detail}</small>}
        </span>
      </p>
    </li>
  );
}
