import type { PageContext } from '#platform/page/page-context.ts';
import { openPage } from '../page/page-routes.tsx';

declare global {
  interface Navigator {
    /** Network Information API; only in some browsers */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const minute = 60_000;

/** of prefetched links a minute, so that a visitor stays far below the limits of requests */
const maximum = 20;

/** a pointer or the focus that only passes over a link requests nothing */
const delay = 65;

/** Paths without data, or that only a user has. From practice nothing is loaded either: it must not request results. */
const excluded = /^\/(?:api|admin|signout|test|login|practice)\b/;

/**
 * Loads the code and data of links within the site when the pointer or the focus rests on one, or a finger touches it, so that
 * the page is shown at once. Each link is loaded at most once a minute. Visitors who save data are excluded.
 */
export function prefetchLinks(page: PageContext): void {
  if (navigator.connection?.saveData === true) return;
  const loadedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (url: URL) => {
    const key = url.pathname + url.search;
    const now = Date.now();
    for (const [earlier, at] of loadedAt) if (now - at > minute) loadedAt.delete(earlier);
    if (loadedAt.has(key) || loadedAt.size >= maximum) return;
    loadedAt.set(key, now);
    void openPage(url, { ...page, waitsForData: true });
  };

  const handle = ({ type, target }: Event) => {
    clearTimeout(timer);
    // the navigation itself loads the page
    if (type === 'pointerdown') return;
    const url = target instanceof Element ? urlOf(target.closest('a')) : null;
    if (url === null) return;
    if (type === 'touchstart') prefetch(url);
    else timer = setTimeout(() => prefetch(url), delay);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    addEventListener(type, handle, { passive: true });
}

/** The URL of a link to another page of the site; null for other links. */
function urlOf(link: HTMLAnchorElement | null): URL | null {
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (excluded.test(location.pathname)) return null;
  const url = new URL(link.href, location.href);
  const isHere = url.pathname + url.search === location.pathname + location.search;
  return url.origin !== location.origin || isHere || excluded.test(url.pathname) ? null : url;
}
