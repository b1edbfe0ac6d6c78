import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { isPresent } from '#domain/viewer-clock/viewer-clock.ts';
import { useLeague } from '../api/queries/league.ts';
import { LiveRegion } from '../ui/announcements/live-region.tsx';
import { useViewerClock } from '../viewer-clock/viewer-clock-store.ts';
import { Footer } from './footer.tsx';
import { LeagueBanner } from './league-banner.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

const ViewerNote = lazy(async () => ({ default: (await import('../viewer-clock/viewer-note.tsx')).ViewerNote }));

/** The frame of every page. */
export function Shell() {
  const league = useLeague();
  const showsPresent = isPresent(useViewerClock());
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
      {!showsPresent && (
        <Suspense>
          <ViewerNote />
        </Suspense>
      )}
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}
