import { Suspense } from 'react';
import type { League } from '#contract/league.ts';
import { productName } from '../page-head.ts';
import { createLazyPart } from '../ui/lazy-part.ts';
import { DataNotice } from './data-notice.tsx';
import styles from './shell.module.css';

/** Loaded before hydration, so that an update meanwhile does not remove what the server has rendered. */
export const siteLinksPart = createLazyPart(async () => (await import('./site-links.tsx')).SiteLinks);

/** Links to every page, and the data notice of the league with a link to its terms. */
export function Footer({ league }: { league: League | null }) {
  return (
    <footer className={styles.footer}>
      <div>
        <Suspense>
          <siteLinksPart.Part />
        </Suspense>
        <p>
          <b>{productName}</b> Follow the game, call the winner.
        </p>
        {league !== null && <DataNotice text={league.copyright} />}
      </div>
    </footer>
  );
}
