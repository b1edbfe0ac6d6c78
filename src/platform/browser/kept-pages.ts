/** The cache of the service worker's public pages. Pages forget it too, before they load again with hidden scores. */
export const keptPagesCache = 'kept pages';

/** The cache of the one page that only the signed-in user of this device may see. It ends with the session. */
export const ownPagesCache = 'own pages';

export const ownPagePath = '/my-picks';

/** Asks the service worker to keep the page of this URL; null: to forget all pages; `isOwn`: it is, or they are, of the user. */
export async function askWorker(keep: string | null, isOwn = false): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ keep, isOwn });
}

/** Deletes the pages kept for times without a connection: they show results that the viewer now hides or waits for. */
export async function forgetKeptPages(): Promise<void> {
  // storage may be disabled
  await askWorker(null).catch(() => undefined);
  for (const name of [keptPagesCache, ownPagesCache]) await globalThis.caches?.delete(name).catch(() => false);
}
