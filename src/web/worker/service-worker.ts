import { isOwnFile, ownFilesIn } from './own-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** hash of the build's sources, inserted by the bundler: each build has its own worker */
declare const BUILT_FROM: string;

const offlinePage = '/offline';
const cachePrefix = 'build ';
const cacheName = `${cachePrefix}${BUILT_FROM}`;

/** Stores the offline page and the files that it needs. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const cache = await caches.open(cacheName);
  await cache.addAll(ownFilesIn(await page.clone().text()));
  await cache.put(offlinePage, page);
}

async function forgetOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const kept = (request: Request | string) => caches.match(request, { cacheName, ignoreVary: true });

/** Returns the response of the server, or the offline page if the request fails. */
async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return (await kept(offlinePage)) ?? Response.error();
  }
}

/** File names contain a hash of the content, so a cached file is always valid. */
async function fileOf(event: FetchEvent): Promise<Response> {
  const before = await kept(event.request);
  if (before !== undefined) return before;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  if (answer.status === 200) event.waitUntil(caches.open(cacheName).then((cache) => cache.put(event.request, copy)));
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

// no skipWaiting: the new worker starts when no page of the old build is open, which may still need its files
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOtherBuilds(), self.registration.navigationPreload.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(pageOf(event));
  else if (isOwnFile(pathname)) event.respondWith(fileOf(event));
});
