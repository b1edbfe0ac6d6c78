/** The push services of browsers, each of which has work of its own. Any other host can be slow by intent. */
const knownServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** The service of a subscription; `other`: none of the known ones. */
export function serviceOf(endpoint: string): string {
  const { hostname } = new URL(endpoint);
  return knownServices.find((known) => hostname === known || hostname.endsWith(`.${known}`)) ?? 'other';
}

/** The services of a user's browsers as one name: a slow one delays only users who have a browser there. */
export function servicesOf(endpoints: readonly string[]): string {
  return [...new Set(endpoints.map((endpoint) => serviceOf(endpoint)))].toSorted().join(' ') || 'none';
}
