import type { Endpoint } from '#platform/api/endpoint.ts';
import { deviceCookie, isToken, sessionCookie } from '#platform/http/session-cookie.ts';
import { viewerCookieNames } from '#rules/viewer/viewer.ts';

/**
 * What of the response to a request may be sent to other clients too. `all`: pages and public data, because the cookies change
 * nothing but the theme; `data`: only public data, because the request has a session; `nothing`: the viewer sees an earlier
 * instant or hides scores, or a cookie of this site has a name or value that the site never sets.
 */
export type Sharing = 'all' | 'data' | 'nothing';

/**
 * What decides a response. `data`: the URL; `results`: also the viewer; `one`: the user; `visitor`: the user, so that it is the
 * same for all without a session; `page`: everything, and the theme.
 */
export type SharedKind = 'data' | 'results' | 'one' | 'visitor' | 'page';

/** `isShared`: this process may send it to others with the same request for a second */
type Use = { isShared: boolean; cacheControl: string; vary: string };

const ofOne = 'private, no-store';
/**
 * A shared cache may send a page for a second, and for four more while it requests the next. A browser requests it each time.
 * `Vary` prevents that a cache which ignores sessions sends the page of one visitor to another.
 */
const ofPage = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4';

/** How a successful response may be stored and shared. `maxAge`: seconds; default: revalidate each time */
export function sharingOf(sharing: Sharing, kind: SharedKind, maxAge?: number): Use {
  const ofData = maxAge === undefined ? 'public, no-cache' : `public, max-age=${maxAge}`;
  const isOfAll = sharing === 'all';
  const hasCookies = sharing === 'nothing';
  const vary = 'accept-encoding, cookie';
  const uses: Record<SharedKind, Use> = {
    data: { isShared: !hasCookies, cacheControl: ofData, vary: 'accept-encoding' },
    results: { isShared: !hasCookies, cacheControl: hasCookies ? ofOne : ofData, vary },
    one: { isShared: false, cacheControl: ofOne, vary },
    visitor: { isShared: isOfAll, cacheControl: ofOne, vary },
    page: { isShared: isOfAll, cacheControl: isOfAll ? ofPage : ofOne, vary },
  };
  return uses[kind];
}

/** Whether the response depends on the caller. */
export function isPersonal({ access, isPrivate, method }: Endpoint): boolean {
  return access !== undefined || isPrivate !== undefined || method !== 'GET';
}

export function kindOf(endpoint: Endpoint): SharedKind {
  if (isPersonal(endpoint)) return endpoint.isPrivate === 'with-session' ? 'visitor' : 'one';
  return endpoint.results === 'none' ? 'data' : 'results';
}

/** What may be shared with the cookies of a request, by name. */
export function decideSharing(values: Readonly<Record<string, string | undefined>>): Sharing {
  const each = Object.entries(values).map(([name, value = '']) => sharingWith(name.replace(/^__Host-/, ''), value));
  return each.find((one) => one === 'nothing') ?? each.find((one) => one === 'data') ?? 'all';
}

/** What may be shared with one cookie. Those of other applications on this host have no effect. */
function sharingWith(name: string, value: string): Sharing {
  if (name === sessionCookie.name) return isToken(value) ? 'data' : 'nothing';
  if (name === deviceCookie.name) return isToken(value) ? 'all' : 'nothing';
  if (name === 'theme') return value === 'light' || value === 'dark' ? 'all' : 'nothing';
  const isOfViewer = viewerCookieNames.some((each) => each === name);
  return isOfViewer || name.startsWith(sessionCookie.name) ? 'nothing' : 'all';
}
