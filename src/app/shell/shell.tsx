import type { ReactNode } from 'react';
import { isPresent } from '#rules/viewer/viewer.ts';
import { useLeague } from '#features/source/queries/league.ts';
import type { OpenedPage } from '#app/browser/page-routes.tsx';
import { LiveRegion } from '#ui/announcements/live-region.tsx';
import { useViewerClock } from '#platform/viewer/browser/viewer-store.ts';
import { Footer } from './footer.tsx';
import { LeagueBanner } from './league-banner.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './shell.module.css';
import { PageBar } from './page-bar.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteMenu } from './site-menu.tsx';
import { useArrival } from './use-arrival.ts';
import { ViewerNote } from '#features/viewer/screen/viewer-note.tsx';

/** The frame of every page. */
export function Shell({ opened, children }: { opened: OpenedPage; children: ReactNode }) {
  const league = useLeague();
  const showsPresent = isPresent(useViewerClock());
  useArrival(opened);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <NavigationBar />
      {league?.notice && <LeagueBanner notice={league.notice} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer league={league} />
      {!showsPresent && <ViewerNote />}
      <PageBar />
      <SiteMenu />
      <SignInPrompt />
      <SiteDialogs />
      <LiveRegion />
    </>
  );
}
