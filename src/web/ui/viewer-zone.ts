import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's IANA zone; null on the server and in the first render that must match it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, ownZone, () => null);
}
