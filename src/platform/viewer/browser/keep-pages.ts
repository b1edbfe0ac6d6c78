import { isPublicPath } from '#platform/api/pages.ts';
import { keptPagesCache } from './kept-pages-cache.ts';

const workerPath = '/sw.js';
const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath });

/** a page that is only passed is not kept */
const restMs = 2000;

/** Asks the service worker to keep the page of this address; null: to forget all pages. */
async function askWorker(keep: string | null): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ keep });
}

/** Deletes the pages kept for times without a connection: they show results that the viewer now hides or waits for. */
export async function forgetKeptPages(): Promise<void> {
  // storage may be disabled
  await askWorker(null).catch(() => undefined);
  await globalThis.caches?.delete(keptPagesCache).catch(() => false);
}

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}

type Visiting = { onNavigation: (listener: () => void) => void; hasOwnView: () => boolean };

/** Registers the service worker, and lets it keep each public page on which a viewer of the newest state stays. */
export async function startKeepingPages({ onNavigation, hasOwnView }: Visiting): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whenLoaded();
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath);
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    const { pathname, search } = window.location;
    if (isPublicPath(pathname) && !hasOwnView()) void askWorker(pathname + search);
  };
  // not every browser has requestIdleCallback
  const keepWhenIdle = () => (globalThis.requestIdleCallback === undefined ? keep() : requestIdleCallback(keep));
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(keepWhenIdle, restMs);
  };
  onNavigation(wait);
  wait();
}
