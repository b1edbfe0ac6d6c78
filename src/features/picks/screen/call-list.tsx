import { paths } from '#platform/page/paths.ts';
import { formatGameNumber, formatLiveState, formatOver, formatStatus } from '#rules/baseball/game/card-text.ts';
import { formatChance } from '#rules/baseball/game/format-chance.ts';
import { hasScore, isCalledOff, isHidden, isSuspended, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Time } from '#ui/kit/time.tsx';
import type { DayPick } from '../contract/my-picks.ts';
import { describeCall } from './describe-call.ts';
import styles from './call-list.module.css';

/** The inning of a live game, 'Final/10' of a final one, the lock or the start of one to come. */
function GameState({ pick: { game, state, locksAt } }: { pick: DayPick }) {
  if (isOver(game)) return <>{formatOver(game)}</>;
  if (isCalledOff(game) || isSuspended(game) || isHidden(game)) return <>{formatStatus(game)}</>;
  if (isLive(game)) return <>{formatLiveState(game)}</>;
  if (state === 'open' && locksAt !== null) {
    return (
      <>
        Locks <Time at={locksAt} isTight />
      </>
    );
  }
  if (game.startsAt === null || game.status.startTimeTbd) return <>Time TBD</>;
  return (
    <>
      Starts <Time at={game.startsAt} isTight />
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

/** '62%': the picked club's chance, as all pages write it. */
export function chanceText({ chance, winnerId, game: { teams } }: DayPick): string | null {
  if (chance === null) return null;
  return winnerId === teams.home.id ? formatChance(chance) : formatChance(1000 - chance, 'away');
}

/** The picked club's chance as a bar in its color. */
function Chance({ pick }: { pick: DayPick }) {
  const { away, home } = pick.game.teams;
  if (pick.chance === null) return null;
  return (
    <p className={styles.chance}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" height="6" aria-hidden="true">
        <rect width="100" height="6" className={styles.rest} />
        <rect width={pick.chance / 10} height="6" className={styles.share} />
        <path d="M50 0v6" className={styles.even} />
      </svg>
      <span>
        <b>
          {(pick.winnerId === home.id ? home : away).abbreviation} {chanceText(pick)}
        </b>{' '}
        {isLive(pick.game) ? 'to win' : 'forecast'}
      </span>
    </p>
  );
}

/** One pick: the game with its score, the state of the game, the chance, and what the pick is worth as it stands. */
function CallRow({ pick }: { pick: DayPick }) {
  const { game, winnerId, state, outcome } = pick;
  const { away, home } = game.teams;
  const { word, detail } = describeCall(pick);
  const showsScore = hasScore(game);
  return (
    <li className={styles.row} data-club={winnerId} data-state={state} data-outcome={outcome ?? undefined}>
      <Link to={paths.liveGame(game.gamePk)} className={styles.game}>
        {[away, home].map((team) => (
          <Club key={team.id} team={team} isCalled={team.id === winnerId} showsScore={showsScore} />
        ))}
      </Link>
      <div className={styles.state}>
        <p className={styles.inning} data-live={isLive(game) || undefined}>
          <GameState pick={pick} />
          {formatGameNumber(game)}
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

/** Picks in rows. */
export function CallList({ picks, label }: { picks: readonly DayPick[]; label?: string }) {
  return (
    <ol aria-label={label}>
      {picks.map((pick) => (
        <CallRow key={pick.game.gamePk} pick={pick} />
      ))}
    </ol>
  );
}
