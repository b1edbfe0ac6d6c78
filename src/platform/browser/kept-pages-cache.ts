/** The cache of the service worker's public pages. Pages forget it too, before they load again with hidden scores. */
export const keptPagesCache = 'kept pages';

/** The cache of the one page that only the signed-in user of this device may see. It ends with the session. */
export const ownPagesCache = 'own pages';

export const ownPagePath = '/my-picks';
