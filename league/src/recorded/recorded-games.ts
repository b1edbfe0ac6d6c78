import { fromTimecode } from '../clock/timecode.ts';
import type { JsonObject } from '../wire/json.ts';
import type { LiveGame, LiveGames } from '../wire/game/live-routes.ts';
import { feedAt } from './feed-at.ts';
import { changesOf } from './game-times.ts';

/** Later than every recording: shows each as it was recorded. */
export const farFuture = Date.UTC(9999, 0, 1);

/** Recorded games, as recorded or (`followsClock`) as they stood at the league's now. */
export function recordedGames(feeds: ReadonlyMap<number, JsonObject>, followsClock: boolean): LiveGames {
  const games = new Map([...feeds].map(([gamePk, feed]) => [gamePk, recordedGame(feed)]));
  return { find: (gamePk) => games.get(gamePk) ?? null, latest: (now) => (followsClock ? now : farFuture) };
}

function recordedGame(feed: JsonObject): LiveGame {
  const changes = changesOf(feed);
  let newest: { at: string; feed: JsonObject } | null = null;
  return {
    feedAt(instant) {
      const at = changes.findLast((code) => (fromTimecode(code) ?? 0) <= instant) ?? changes[0] ?? '';
      if (newest?.at !== at) newest = { at, feed: feedAt(feed, instant, changes) };
      return newest.feed;
    },
    timecodes: (instant) => changes.filter((code, index) => index === 0 || (fromTimecode(code) ?? 0) <= instant),
  };
}
