import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
let zone: string | undefined;

/** The IANA zone of the browser. Read once; Temporal, where a browser has it, needs no time for that. */
export function readViewerZone(): string {
  zone ??=
    typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
  return zone;
}

/** The IANA zone of the browser; null on the server and in the first render, which must match it. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, readViewerZone, () => null);
}
