import type { Fetch } from './statsapi/client/fetch-json.ts';

export type UpstreamState = {
  /** epoch ms (league clock) of the newest answer without trouble; null before the first */
  lastAnswerAt: number | null;
  isFailing: boolean;
};

/** `fetch` that notes how the upstream is doing. */
export function watchedFetch(clock: { now(): number }): { fetch: Fetch; state: () => UpstreamState } {
  let state: UpstreamState = { lastAnswerAt: null, isFailing: false };
  const fail = () => {
    state = { ...state, isFailing: true };
  };
  const watched: Fetch = async (url, init) => {
    try {
      const response = await fetch(url, init);
      if (response.status >= 500 || response.status === 429) fail();
      else state = { lastAnswerAt: clock.now(), isFailing: false };
      return response;
    } catch (error) {
      fail();
      throw error;
    }
  };
  return { fetch: watched, state: () => state };
}
