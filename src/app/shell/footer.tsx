import type { League } from '#features/source/contract.ts';
import { productName } from '#platform/api/browser/page-head.ts';
import { DataNotice } from './data-notice.tsx';
import styles from './shell.module.css';
import { SiteLinks } from './site-links.tsx';

/** Links to every page, and the data notice of the league with a link to its terms. */
export function Footer({ league }: { league: League | null }) {
  return (
    <footer className={styles.footer}>
      <div>
        <SiteLinks />
        <p>
          <b>{productName}</b> Follow the game, call the winner.
        </p>
        {league !== null && <DataNotice text={league.copyright} />}
      </div>
    </footer>
  );
}
