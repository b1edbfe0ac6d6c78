import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
let zone: string | undefined;

/** Read once: it takes a millisecond, and React reads it twice for each time of a page. */
function ownZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** The IANA zone of the browser; null on the server and in the first render, which must match it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, ownZone, () => null);
}
