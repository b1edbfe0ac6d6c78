import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalAddress } from '#app/browser/canonical.ts';
import { announce } from '#ui/announcements/announce.ts';
import { fullTitle, isPageHead } from '#platform/api/browser/page-head.ts';
import type { OpenedPage } from '#app/browser/page-routes.tsx';

/** On each navigation: updates the title and canonical address of the document and moves the focus to the heading. */
export function useArrival({ route, params, data }: OpenedPage): void {
  const { pathname, search } = useLocation();
  const head = isPageHead(data) ? data : undefined;
  const title = head?.title;
  const address =
    head?.address ?? (route.file === null ? null : canonicalAddress(route, params, new URLSearchParams(search)));
  const shown = useRef({ pathname, search });

  useEffect(() => {
    if (title === undefined || document.title === fullTitle(title)) return;
    document.title = fullTitle(title);
    announce(title);
  }, [title]);

  useEffect(() => {
    // the address that the browser shares
    const link = document.querySelector('link[rel=canonical]');
    if (address !== null) link?.setAttribute('href', `${window.location.origin}${address}`);
  }, [address]);

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
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname, search]);
}
