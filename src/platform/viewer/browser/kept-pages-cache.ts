/** The cache of the service worker's pages. Pages forget it too, before they load again with hidden scores. */
export const keptPagesCache = 'kept pages';
