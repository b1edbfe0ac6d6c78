import { keptPagesCache, ownPagesCache } from '#platform/browser/kept-pages.ts';
import { changesSession, fetchFrame, forgetPages, keepPage, respondOffline } from './kept-pages.ts';
import { framePath, isOwnFile, offlineFiles, ownFilesIn } from './own-files.ts';
import { openPush, showPush } from './show-push.ts';

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
    return respondOffline(request.url, await findCached(framePath));
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

async function storeFrame(): Promise<void> {
  const frame = await fetchFrame(framePath);
  await storeFiles([...offlineFiles, ...ownFilesIn(await frame.clone().text())]);
  await (await caches.open(cacheName)).put(framePath, frame);
}

self.addEventListener('install', (event) => event.waitUntil(storeFrame()));

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

self.addEventListener('push', (event) =>
  event.waitUntil(showPush(self.registration, self.clients, event.data?.text() ?? '')),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self.clients, event.notification.data));
});
