import { isOwnFile, ownFilesIn } from './own-files.ts';
import { openReminder, showReminder } from './show-reminder.ts';

declare const self: ServiceWorkerGlobalScope;
/** hash of the build's sources, inserted by the bundler: each build has its own worker */
declare const BUILT_FROM: string;

const offlinePage = '/offline';
const cachePrefix = 'build ';
const cacheName = `${cachePrefix}${BUILT_FROM}`;

/** Stores the offline page and the files that it needs. */
async function storeOfflinePage(): Promise<void> {
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok) throw new Error(`The response for the offline page has status ${page.status}`);
  const cache = await caches.open(cacheName);
  await cache.addAll(ownFilesIn(await page.clone().text()));
  await cache.put(offlinePage, page);
}

async function deleteOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const findCached = (request: Request | string) => caches.match(request, { cacheName, ignoreVary: true });

/** Returns the response of the server, or the offline page if the request fails. */
async function respondWithPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return (await findCached(offlinePage)) ?? Response.error();
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

self.addEventListener('install', (event) => event.waitUntil(storeOfflinePage()));

// no skipWaiting: the new worker starts when no page of the old build is open, which may still need its files
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherBuilds(), self.registration.navigationPreload.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (isOwnFile(pathname)) event.respondWith(respondWithFile(event));
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(self.registration, event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminder(self.clients, event.notification.data));
});
