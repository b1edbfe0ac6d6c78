import type { League } from '#contract/league.ts';
import { productName } from '../page-head.ts';
import styles from './shell.module.css';

const terms = 'http://gdx.mlb.com/components/copyright.txt';

/** The data notice of the league's answers, and where its terms are. */
export function Footer({ league }: { league: League | null }) {
  return (
    <footer className={styles['footer']}>
      <div>
        <p>
          <b>{productName}</b> Follow the game, call the winner.
        </p>
        {league !== null && (
          <p>
            {league.copyright}
            {league.kind !== 'simulated' && (
              <>
                {' '}
                <a href={terms}>Terms of the data</a>
              </>
            )}
          </p>
        )}
      </div>
    </footer>
  );
}
