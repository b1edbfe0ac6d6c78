import { lazy, Suspense } from 'react';
import type { League } from '#contract/league.ts';
import { productName } from '../page-head.ts';
import { DataNotice } from './data-notice.tsx';
import styles from './shell.module.css';

/** Comes after the page answers to touches; the server has drawn it already. */
const SiteLinks = lazy(async () => ({ default: (await import('./site-links.tsx')).SiteLinks }));

/** Ways to every page, the data notice of the league's answers, and where its terms are. */
export function Footer({ league }: { league: League | null }) {
  return (
    <footer className={styles.footer}>
      <div>
        <Suspense>
          <SiteLinks />
        </Suspense>
        <p>
          <b>{productName}</b> Follow the game, call the winner.
        </p>
        {league !== null && <DataNotice text={league.copyright} />}
      </div>
    </footer>
  );
}
