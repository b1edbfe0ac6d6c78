import { keptPagesCache, ownPagesCache } from '#platform/browser/kept-pages.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';

const mostKept = 20;
const minute = 60_000;
const timeHeader = 'x-kept-at';

const keptAtOf = (response: Response | undefined): number => Number(response?.headers.get(timeHeader) ?? 0);

/** when each page was last requested, in this run of the worker */
const requestedAt = new Map<string, number>();
let timesForgotten = 0;

/** Returns true once a minute for each page. */
function takeTurn(path: string, keptAt: number): boolean {
  const now = Date.now();
  for (const [other, at] of requestedAt) if (now - at >= minute) requestedAt.delete(other);
  if (requestedAt.has(path) || now - keptAt < minute) return false;
  requestedAt.set(path, now);
  return true;
}

/** Only pages have a canonical path; errors have none. */
const isPage = (response: Response, html: string): boolean =>
  response.status === 200 && !response.redirected && html.includes('<link rel="canonical"');

/** The headers of a response whose text is not compressed any more. */
function headersOfText(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}

/** Fetches, as a visitor, the page whose frame a page that is not kept gets. */
export async function fetchFrame(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`The frame has status ${response.status}`);
  return new Response(await response.text(), { headers: headersOfText(response) });
}

type Keeping = { isOwn: boolean; storeFiles: (html: string) => Promise<void> };

/**
 * Fetches a page and keeps it: a public one as a visitor without cookies gets it, one of the user's own with the session. `storeFiles`
 * stores what the page needs.
 */
export async function keepPage(path: string, { isOwn, storeFiles }: Keeping): Promise<void> {
  const cache = await caches.open(isOwn ? ownPagesCache : keptPagesCache);
  if (!takeTurn(path, keptAtOf(await cache.match(path)))) return;
  const before = timesForgotten;
  const response = await fetch(path, { credentials: isOwn ? 'same-origin' : 'omit', cache: 'no-store' });
  const html = await response.text();
  if (!isPage(response, html)) return;
  await storeFiles(html);
  if (timesForgotten !== before) return;
  const headers = headersOfText(response);
  headers.set(timeHeader, String(Date.now()));
  // the newest is the last
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, -mostKept).map((old) => cache.delete(old)));
}

/** Deletes the user's own pages, or all, also those that are being fetched. */
export async function forgetPages(which: 'own' | 'all'): Promise<void> {
  timesForgotten++;
  requestedAt.clear();
  await caches.delete(ownPagesCache);
  if (which === 'all') await caches.delete(keptPagesCache);
}

const sessionChanges = /^\/(?:api\/(?:login|logout|signup|users\/\d+)|forms\/.*)$/;

/** Whether a request can end the session or begin another one. */
export function changesSession({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return method !== 'GET' && method !== 'PATCH' && sessionChanges.test(new URL(url).pathname);
}

async function readCache(name: string): Promise<KeptPage[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map(async ({ url }): Promise<KeptPage[]> => {
    const response = await cache.match(url);
    const { pathname, search } = new URL(url);
    return response === undefined
      ? []
      : [{ path: pathname + search, html: await response.text(), keptAt: keptAtOf(response) }];
  });
  return (await Promise.all(pages)).flat().toReversed();
}

/** The kept page with its age, or a page that lists the kept ones in the frame of another page. */
export async function respondOffline(url: string, frame: Response | undefined): Promise<Response> {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const own = await caches.match(path, { cacheName: ownPagesCache });
  const kept = own ?? (await caches.match(path, { cacheName: keptPagesCache }));
  if (kept !== undefined) {
    const page = { isOwn: own !== undefined, path, html: await kept.clone().text(), keptAt: keptAtOf(kept) };
    return new Response(htmlWithAge(page, Date.now()), { headers: kept.headers });
  }
  const pages = [...(await readCache(ownPagesCache)), ...(await readCache(keptPagesCache))];
  const html = htmlWithoutPage(pages, Date.now(), (await frame?.text()) ?? bareFrame);
  const bareHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyWithoutFrame };
  return new Response(html, { headers: frame?.headers ?? bareHeaders });
}

/** A page that the worker has kept: its path with the query, HTML, and when it was fetched (epoch ms). */
export type KeptPage = { path: string; html: string; keptAt: number };

/** `isOwn`: only the user may see it; a public page is that of a visitor */
type Shown = KeptPage & { isOwn: boolean };

const tags = '<link rel="stylesheet" href="/offline.css"><script src="/offline.js"></script>';

const noteOf = (text: string): string =>
  `<aside id="offline" aria-label="Connection"><p>${text} <a href="">Try again</a></p></aside>`;

const withNote = (html: string, text: string): string =>
  html
    .replace(/ data-scripts="[^"]*"/, '')
    .replace('</head>', () => `${tags}</head>`)
    .replace('</header>', () => `</header>${noteOf(`No connection.${text}`)}`);

/** The kept page with a line that gives its age, and without the application, which needs the server. */
export function htmlWithAge({ html, keptAt, isOwn }: Shown, now: number): string {
  const age = formatAge(keptAt, now);
  return withNote(html, isOwn ? ` Saved ${age}.` : ` Public copy, saved ${age}: it shows no one’s account or calls.`);
}

function linkTo({ path, html, keptAt }: KeptPage, now: number): string {
  // the title is escaped in the page
  const [, title = path] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  return `<li><a href="${escapeHtml(path)}">${title}</a> <small>saved ${formatAge(keptAt, now)}</small></li>`;
}

/** For a URL that is not kept: says so and lists the kept pages, between the header and the footer of `frame`, the HTML of a page. */
export function htmlWithoutPage(pages: readonly KeptPage[], now: number, frame: string): string {
  const list = pages.map((page) => linkTo(page, now)).join('');
  const content = [
    '<div id="pages"><h1>This page is not saved</h1>',
    '<p>Either you or Called Shot is offline, and this device has not saved the page. It loads when the connection is back.</p>',
    list === '' ? '' : `<h2>Saved pages</h2><ul>${list}</ul>`,
    '</div>',
  ].join('');
  return withNote(frame, '')
    .replace(/<title>[^<]*/, '<title>No connection · Called Shot')
    .replace(/(<main[^>]*>)[^]*<\/main>/, (_, start: string) => `${start}${content}</main>`)
    .replaceAll(' aria-current="page"', '');
}

/** The frame of a browser that has lost the other one. */
export const bareFrame =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><header></header><main></main></body></html>';

const policyWithoutFrame =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'just now', '12 minutes ago', '1 hour ago'. Both times are epoch ms of the same clock. */
export function formatAge(seenAt: number, now: number): string {
  const age = now - seenAt;
  const [unit, length] = units.find((each) => age >= each[1]) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  return new Intl.RelativeTimeFormat('en-US').format(-Math.floor(age / length), unit);
}
