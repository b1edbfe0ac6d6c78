import { changesSession, forgetPages, keepPage, respondOffline } from './kept-pages.ts';
import { keptPagesCache, ownPagesCache } from '#platform/viewer/browser/kept-pages-cache.ts';

/** What the worker uses of the browser. */
type Registration = { showNotification(title: string, options: NotificationOptions): Promise<void> };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Pages = {
  matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
};

const home = '/today';

type Reminder = { title: string; body: string; path: string };

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** A push without a readable text is shown too: browsers require a notification for each. */
function readReminder(text: string): Reminder {
  let sent: { title?: unknown; body?: unknown; path?: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) sent = parsed;
  } catch {
    // shown without details
  }
  const path = textOf(sent.path, home);
  return {
    title: textOf(sent.title, 'Games without your pick'),
    body: textOf(sent.body, ''),
    path: /^\/(?![/\\])/.test(path) ? path : home,
  };
}

/** Shows a reminder, which replaces the one before. */
export async function showReminder(registration: Registration, text: string): Promise<void> {
  const { title, body, path } = readReminder(text);
  await registration.showNotification(title, { body, tag: 'missing-picks', icon: '/assets/icon.svg', data: path });
}

/** Opens the page of a reminder, in a tab of this site if there is one. */
export async function openReminder(pages: Pages, path: unknown): Promise<void> {
  const wanted = textOf(path, home);
  const open = await pages.matchAll({ type: 'window' });
  const page = open.find(({ url }) => new URL(url).pathname === wanted) ?? open[0];
  if (page === undefined) {
    await pages.openWindow(wanted);
    return;
  }
  await page.focus();
  if (new URL(page.url).pathname !== wanted) await page.navigate(wanted);
}

/** What a page without a connection needs; the worker stores them when it is installed. */
const offlineFiles = ['/offline.css', '/offline.js'];

/** Returns true for the path of a file of the build. */
export function isOwnFile(path: string): boolean {
  return path.startsWith('/assets/') || offlineFiles.includes(path);
}

/** The paths of the build's files in the HTML of a page. */
export function ownFilesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(named.filter(isOwnFile))];
}

declare const self: ServiceWorkerGlobalScope;
/** hash of the build's sources, inserted by the bundler: each build has its own worker */
declare const BUILT_FROM: string;

const cacheName = `build ${BUILT_FROM}`;

const findCached = (request: Request | string) => caches.match(request, { cacheName, ignoreVary: true });

async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const known = await Promise.all(paths.map(findCached));
  await cache.addAll(paths.filter((_, index) => known[index] === undefined));
}

async function deleteOtherCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => ![keptPagesCache, ownPagesCache, cacheName].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Returns the response of the server, or a kept page if the request fails. */
async function respondWithPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return respondOffline(request.url);
  }
}

/** File names contain a hash of the content, so a cached file is always valid. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const cached = await findCached(event.request);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  if (response.status === 200) event.waitUntil(caches.open(cacheName).then((cache) => cache.put(event.request, copy)));
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(storeFiles(offlineFiles)));

// no skipWaiting: the new worker starts when no page of the old build is open, which may still need its files
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherCaches(), self.registration.navigationPreload.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin === self.location.origin && changesSession(event.request)) event.waitUntil(forgetPages('own'));
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (isOwnFile(pathname)) event.respondWith(respondWithFile(event));
});

/** `keep`: the path of a page that the viewer sees, with its query; null: forget all pages. `isOwn`: only the user may see them */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep, isOwn }: { keep: string | null; isOwn: boolean } = event.data;
  const keeping =
    keep === null
      ? forgetPages(isOwn ? 'own' : 'all')
      : keepPage(keep, { isOwn, storeFiles: (html) => storeFiles(ownFilesIn(html)) });
  // the server may be away
  event.waitUntil(keeping.catch(() => undefined));
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(self.registration, event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminder(self.clients, event.notification.data));
});
