import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The token of a mailed link, from the fragment of the address; null without one, and on the server. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => /^#token=([\w-]+)$/.exec(window.location.hash)?.[1] ?? null,
    () => null,
  );
}
