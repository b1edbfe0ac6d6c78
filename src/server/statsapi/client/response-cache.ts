export type CachedResponse = {
  body: object;
  /** epoch ms, league clock */ asOf: number;
  /** characters of its text */ size: number;
};

export type ResponseCache = {
  get(url: string): CachedResponse | undefined;
  set(url: string, kept: CachedResponse): void;
};

/** Caches the last good response of each URL. Evicts the least recently used when the total size exceeds `maxSize` characters. */
export function createResponseCache(maxSize: number): ResponseCache {
  const answers = new Map<string, CachedResponse>();
  let size = 0;
  const forget = (url: string) => {
    size -= answers.get(url)?.size ?? 0;
    answers.delete(url);
  };
  const put = (url: string, kept: CachedResponse) => {
    answers.set(url, kept);
    size += kept.size;
  };
  return {
    get(url) {
      const kept = answers.get(url);
      if (kept === undefined) return undefined;
      forget(url);
      put(url, kept);
      return kept;
    },
    set(url, kept) {
      forget(url);
      if (kept.size > maxSize) return;
      put(url, kept);
      for (const oldest of answers.keys()) {
        if (size <= maxSize) break;
        forget(oldest);
      }
    },
  };
}
