import type { PeerSession } from '#server/db/peer-session.ts';
import type { CachedResponse } from '../client/response-cache.ts';
import { UpstreamError } from '../client/upstream-error.ts';
import type { WritableResponseStore } from './response-store.ts';

export type FetchedResponse = CachedResponse & { text: string };

/** The responses that the processes of a site share: each is requested by one of them. */
export type PeerResponses = {
  /** The stored response if `isFresh`, otherwise the result of `fetch`, which one process at a time calls. */
  fetchOnce(
    url: string,
    isFresh: (stored: CachedResponse) => boolean,
    fetch: () => Promise<FetchedResponse>,
  ): Promise<CachedResponse>;
};

type Options = {
  peers: PeerSession;
  store: Pick<WritableResponseStore, 'find' | 'put'>;
  sleep(ms: number): Promise<void>;
};

const pauseMs = 50;
/** as long as the slowest request */
const waitLimitMs = 40_000;

export function createPeerResponses({ peers, store, sleep }: Options): PeerResponses {
  const findFresh = async (url: string, isFresh: (stored: CachedResponse) => boolean) => {
    const stored = await store.find(url);
    return stored !== null && isFresh(stored) ? stored : null;
  };

  async function fetchAndStore(url: string, fetch: () => Promise<FetchedResponse>): Promise<CachedResponse> {
    const { text, ...response } = await fetch();
    await store.put(url, { text, asOf: response.asOf });
    return response;
  }

  return {
    async fetchOnce(url, isFresh, fetch) {
      const lease = `upstream ${url}`;
      for (let waited = 0; waited < waitLimitMs; waited += pauseMs) {
        const isHeld = await peers.tryLease(lease).catch(() => null);
        // without the database each process requests the upstream
        if (isHeld === null) return fetch();
        try {
          const stored = await findFresh(url, isFresh);
          if (stored !== null) return stored;
          if (isHeld) return await fetchAndStore(url, fetch);
        } finally {
          if (isHeld) await peers.release(lease);
        }
        await sleep(pauseMs);
      }
      throw new UpstreamError('timeout', 'Another process did not receive the response in time');
    },
  };
}
