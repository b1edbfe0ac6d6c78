import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and until hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
