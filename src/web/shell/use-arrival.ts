import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { canonicalAddress } from '../canonical.ts';
import { isPageHandle } from '../page-handle.ts';
import { announce } from '../ui/announcements/announce.ts';
import { fullTitle, headOf } from '../page-head.ts';

/** On each navigation: updates the title and canonical address of the document and moves the focus to the heading. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const head = headOf(matches.map((match) => match.loaderData));
  const title = head?.title;
  const { handle, params } = matches.at(-1) ?? {};
  const address =
    head?.address ??
    (isPageHandle(handle) && params ? canonicalAddress(handle, params, new URLSearchParams(search)) : null);
  const shown = useRef(pathname);

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
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
