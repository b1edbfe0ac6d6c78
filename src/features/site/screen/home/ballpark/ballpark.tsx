import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { Drawing } from '#ui/pictures/drawing.tsx';
import styles from './ballpark.module.css';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { StreakBases } from '#ui/diamond/streak-bases.tsx';
import { OutfieldBoard } from './outfield-board.tsx';

/** The top of the page: the slogan or a signed-in user's desk, and a ballpark whose scoreboard shows one of today's games. */
export function Ballpark(panel: { desk: ReactNode; pick: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={styles.park}>
      <div className={styles.text}>
        {user === null ? (
          <h1 tabIndex={-1}>Follow the game, call the winner</h1>
        ) : (
          <h1 tabIndex={-1} className={styles.own}>
            Tonight
          </h1>
        )}
        <SessionPanel {...panel} />
      </div>
      <div className={styles.stage}>
        <Drawing of="park#park" className={styles.scene} />
        <OutfieldBoard />
      </div>
    </div>
  );
}

function Welcome({ pick }: { pick: ReactNode }) {
  return (
    <>
      <p className={styles.welcome}>Free. No money. Pick tonight’s winner before the first pitch.</p>
      <div className={styles.pick}>{pick}</div>
      <Link to={paths.login({ form: 'sign-up' })} className={styles.action}>
        Sign up
      </Link>
      <section className={styles.run} aria-labelledby="how-it-scores">
        <h2 id="how-it-scores">
          How it scores <Link to={paths.faq('scoring')}>Rules</Link>
        </h2>
        <StreakBases />
      </section>
    </>
  );
}

/** The desk of a signed-in user, or a welcome for a visitor. Empty until the session is known. `pick`: the game to pick, if it comes first */
function SessionPanel({ desk, pick }: { desk: ReactNode; pick: ReactNode }) {
  const { user, isKnown } = useSession();
  if (user !== null)
    return (
      <>
        {pick && <div className={styles.pick}>{pick}</div>}
        {desk}
      </>
    );
  return isKnown ? <Welcome pick={pick} /> : <p className={styles.welcome}>&nbsp;</p>;
}
