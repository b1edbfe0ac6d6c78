import { Outlet, ScrollRestoration } from 'react-router';
import { useLeague } from '../api/queries/league.ts';
import { LiveRegion } from '../ui/announcements/live-region.tsx';
import { Footer } from './footer.tsx';
import { LeagueBanner } from './league-banner.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

/** The frame of every page. */
export function Shell() {
  const league = useLeague();
  useArrival();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <NavigationBar />
      {league?.notice && <LeagueBanner notice={league.notice} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer league={league} />
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}
