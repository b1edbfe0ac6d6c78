import { paths } from '#platform/api/browser/paths.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import { Time } from '#ui/time/time.tsx';
import { LocalTime } from './local-time.tsx';
import styles from './pick-line.module.css';
import type { ShownPick } from './pick-evenings.ts';
import { pickClubs, describePickState } from './pick-text.ts';
import { Text } from '#ui/text.tsx';

/** The events of a locked pick, oldest first. */
function History({ pick: { state, history } }: { pick: ShownPick }) {
  if (state === 'open' || history === undefined || history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>History</summary>
      <ol>
        {history.map(({ at, kind, text }) => (
          <li key={`${at} ${kind}`}>
            <LocalTime at={at} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The detail of the state; for an open pick the lock time. */
function Detail({ pick: { state, locksAt = null }, text }: { pick: ShownPick; text: string | null }) {
  if (state === 'open' && locksAt !== null) {
    return (
      <small>
        until <Time at={locksAt} isTight />
      </small>
    );
  }
  return text === null ? null : <small>{text}</small>;
}

/** When a game without a result begins. Its day is that of the evening. */
function Start({ pick: { state, startsAt } }: { pick: ShownPick }) {
  if (state === 'correct' || state === 'wrong') return null;
  return <Text size="xs">{startsAt === null ? 'TBD' : <Time at={startsAt} isTight />}</Text>;
}

/** One pick: winner and loser, score or start, state, and for the owner its history. */
export function PickLine({ pick }: { pick: ShownPick }) {
  const { winnerId, gamePk, state, score } = pick;
  const { word, detail } = describePickState(pick);
  const { winner, loser } = pickClubs(pick);
  return (
    <li className={styles.pick} data-state={state} data-club={winnerId}>
      <Emblem teamId={winnerId} size={32} />
      <div className={styles.text}>
        <Link to={paths.liveGame(gamePk)} className={styles.game}>
          <b>{winner}</b> {score === null ? 'over' : `${score.picked}–${score.other}`} {loser}
        </Link>
        <Start pick={pick} />
      </div>
      <p className={styles.state}>
        {state === 'correct' && pick.bases !== null && <BasePath bases={pick.bases} size={24} />}
        <span>
          {word}
          <Detail pick={pick} text={detail} />
        </span>
      </p>
      <History pick={pick} />
    </li>
  );
}
