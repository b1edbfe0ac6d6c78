import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { announce } from '../ui/announce.ts';
import { fullTitle, headOf } from '../page-head.ts';

/** On each navigation: the document's title, and the reader's focus on the new page's heading. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const title = headOf(useMatches().map((match) => match.loaderData))?.title;
  const shown = useRef(pathname);

  useEffect(() => {
    if (title === undefined || document.title === fullTitle(title)) return;
    document.title = fullTitle(title);
    announce(title);
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
