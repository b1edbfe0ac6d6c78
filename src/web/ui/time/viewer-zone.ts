import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone of the browser; null on the server and in the first render, which must match it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, ownZone, () => null);
}
