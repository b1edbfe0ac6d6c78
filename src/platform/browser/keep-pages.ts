import { isPublicPath } from '../api/fixed-pages.ts';
import { viewerStore } from '../page/viewer-store.ts';
import { askWorker, ownPagePath } from './kept-pages.ts';

const workerPath = '/sw.js';
const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath });

/** a page that is only passed is not kept */
const restMs = 2000;

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}

type Options = { onNavigation: (listener: () => void) => unknown; isSignedIn: () => boolean };

/**
 * Registers the service worker, and lets it keep each public page on which a viewer of the newest state stays, and My picks of the
 * signed-in user. A visitor has no page of a user any more.
 */
export async function startKeepingPages({ onNavigation, isSignedIn }: Options): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whenLoaded();
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath);
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    const { pathname, search } = window.location;
    const isOwn = pathname + search === ownPagePath && isSignedIn();
    if ((isOwn || isPublicPath(pathname)) && !viewerStore.isBehindOrHides()) void askWorker(pathname + search, isOwn);
  };
  // not every browser has requestIdleCallback
  const keepWhenIdle = () => (globalThis.requestIdleCallback === undefined ? keep() : requestIdleCallback(keep));
  const wait = () => {
    if (!isSignedIn()) void askWorker(null, true);
    clearTimeout(timer);
    timer = setTimeout(keepWhenIdle, restMs);
  };
  onNavigation(wait);
  wait();
}
