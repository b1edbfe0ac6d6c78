export type CachedResponse = {
  body: object;
  /** epoch ms, league clock */ asOf: number;
  /** characters of its text */ size: number;
  /** stored by an earlier process */ isFromStore?: true;
};

export type ResponseCache = {
  get(url: string): CachedResponse | undefined;
  set(url: string, response: CachedResponse): void;
};

/** Caches the last good response of each URL. Evicts the least recently used when the total size exceeds `maxSize` characters. */
export function createResponseCache(maxSize: number): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  let size = 0;
  const remove = (url: string) => {
    size -= responses.get(url)?.size ?? 0;
    responses.delete(url);
  };
  const put = (url: string, response: CachedResponse) => {
    responses.set(url, response);
    size += response.size;
  };
  return {
    get(url) {
      const response = responses.get(url);
      if (response === undefined) return undefined;
      remove(url);
      put(url, response);
      return response;
    },
    set(url, response) {
      remove(url);
      if (response.size > maxSize) return;
      put(url, response);
      for (const oldest of responses.keys()) {
        if (size <= maxSize) break;
        remove(oldest);
      }
    },
  };
}
