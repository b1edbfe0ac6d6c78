import { type ReactNode, useEffect, useState, type ComponentType, useRef } from 'react';
import { useLocation } from 'react-router';
import { type OpenedPage, canonicalPath } from '#app/page/page-routes.tsx';
import { onSignInRequest, type SignInRequest } from '#features/accounts/queries/session.ts';
import { useLeague } from '#features/league/queries.ts';
import { BehindNote } from '#features/viewer/screen/behind-note.tsx';
import { fullTitle, isPageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { announce } from '#ui/kit/announce.ts';
import { LineIcon } from '#ui/kit/line-icon.tsx';
import { LiveRegion } from '#ui/kit/live-region.tsx';
import { onSingleKey } from '#ui/kit/on-single-key.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageLink, SiteMenu } from './site-menu.tsx';
import menusStyles from './menus.module.css';
import styles from './shell.module.css';

/** The frame of every page. */
export function Shell({ opened, children }: { opened: OpenedPage; children: ReactNode }) {
  const league = useLeague();
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
      <BehindNote />
      <PageBar />
      <SiteMenu />
      <SignInPrompt />
      <SiteDialogs />
      <LiveRegion />
    </>
  );
}

/** States on every page that the league is simulated or recorded. */
function LeagueBanner({ notice }: { notice: string }) {
  return (
    <aside id="notice" className={styles.banner} aria-label="About this league">
      <p>{notice}</p>
    </aside>
  );
}

type DialogType = ComponentType<{ opener: HTMLElement | null; onClose: () => void }>;

/** The dialogs of every page, by what names them in `data-opens`. */
const dialogs: Record<string, () => Promise<DialogType>> = {
  search: async () => (await import('#features/search/screen/dialogs.tsx')).SearchDialog,
  keys: async () => (await import('#features/search/screen/dialogs.tsx')).KeysDialog,
  scores: async () => (await import('#features/viewer/screen/hidden-scores-dialog.tsx')).HiddenScoresDialog,
  delay: async () => (await import('#features/viewer/screen/delay-dialog.tsx')).DelayDialog,
  alerts: async () => (await import('#features/alerts/screen/alert-sheet.tsx')).AlertDialog,
};

const dialogOfKey: Record<string, string> = { '/': 'search', '?': 'keys' };

function hideMenu(): void {
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** A link that opens a dialog leads to a page with the same content. */
function openPageInstead(opener: Element | null): void {
  if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
}

/** Opens dialogs with the buttons, links and keys that name them. Each is loaded when it is opened. */
function SiteDialogs() {
  const [opened, setOpened] = useState<{ Opened: DialogType; opener: HTMLElement | null } | null>(null);
  useEffect(() => {
    const open = (name: string | undefined, event: Event, opener: HTMLElement | null) => {
      const load = name === undefined ? undefined : dialogs[name];
      if (load === undefined) return;
      event.preventDefault();
      // the focus returns to what opened the menu
      hideMenu();
      load()
        .then((Opened) => setOpened({ Opened, opener }))
        .catch(() => openPageInstead(opener));
    };
    const onClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
      if (!event.ctrlKey && !event.metaKey) open(opener?.dataset.opens, event, opener);
    };
    const stopKeys = onSingleKey((key, event) => open(dialogOfKey[key], event, null));
    document.addEventListener('click', onClick);
    return () => {
      stopKeys();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return opened !== null && <opened.Opened opener={opened.opener} onClose={() => setOpened(null)} />;
}

/** On each navigation: updates the title and canonical path of the document and moves the focus to the heading. */
function useArrival({ route, params, data }: OpenedPage): void {
  const { pathname, search } = useLocation();
  const head = isPageHead(data) ? data : undefined;
  const title = head?.title;
  const path = head?.path ?? (route.file === null ? null : canonicalPath(route, params, new URLSearchParams(search)));
  const shown = useRef({ pathname, search });

  useEffect(() => {
    if (title === undefined || document.title === fullTitle(title)) return;
    document.title = fullTitle(title);
    announce(title);
  }, [title]);

  useEffect(() => {
    // the URL that the browser shares
    const link = document.querySelector('link[rel=canonical]');
    if (path !== null) link?.setAttribute('href', `${window.location.origin}${path}`);
  }, [path]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const main = document.querySelector<HTMLElement>('main');
    if (before.pathname === pathname) {
      // the pressed link was replaced with the content around it
      if (before.search !== search && document.activeElement === document.body)
        main
          ?.querySelector<HTMLElement>(`a[href=${JSON.stringify(pathname + search)}]`)
          ?.focus({ preventScroll: true });
      return;
    }
    // the menu from which the page was opened
    hideMenu();
    (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname, search]);
}

/** The sheet that asks a visitor to sign in. It is loaded with the first request; without a connection the login page opens instead. */
function SignInPrompt() {
  const [Sheet, setSheet] = useState<ComponentType<{ request: SignInRequest; onClose: () => void }> | null>(null);
  const [request, setRequest] = useState<SignInRequest | null>(null);
  useEffect(
    () =>
      onSignInRequest((next) => {
        setRequest(next);
        void import('#features/sign-in/screen/sign-in-sheet.tsx')
          .then(({ SignInSheet }) => setSheet(() => SignInSheet))
          .catch(() => window.location.assign(paths.login({ ...next.errand, form: 'sign-up' })));
      }),
    [],
  );
  return Sheet !== null && request !== null && <Sheet request={request} onClose={() => setRequest(null)} />;
}

const links = [
  ['Today', paths.today(), 'M12 4l8 8l-8 8l-8-8z'],
  ['My Picks', paths.myPicks(), 'M5 12l5 5l9-11'],
  ['Standings', paths.standings(), 'M5 19V11M12 19V5M19 19v-5'],
  ['Players', paths.player(), 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M5 20c0-5 14-5 14 0'],
] as const;

/** The main pages at the lower edge of a phone. A game in progress has its own tabs there. */
function PageBar() {
  return (
    <nav aria-label="Pages" className={menusStyles.pages}>
      {links.map(([name, to, path]) => (
        <PageLink key={to} to={to}>
          <LineIcon path={path} />
          {name}
        </PageLink>
      ))}
      <button type="button" popoverTarget="site-menu">
        <LineIcon path="M4 7h16M4 12h16M4 17h16" />
        More
      </button>
    </nav>
  );
}
