import { fromTimecode } from '../clock/timecode.ts';
import type { JsonObject } from '../wire/json.ts';
import type { LiveGame, LiveGames } from '../wire/game/live-routes.ts';
import { feedAt } from './feed-at.ts';
import { changesOf } from './game-times.ts';

/** Later than every recording: at this time each game is as recorded. */
export const farFuture = Date.UTC(9999, 0, 1);

/** The recorded games: as recorded, or with `followsClock` at the current league time. */
export function recordedGames(feeds: ReadonlyMap<number, JsonObject>, followsClock: boolean): LiveGames {
  const games = new Map([...feeds].map(([gamePk, feed]) => [gamePk, recordedGame(feed)]));
  return { find: (gamePk) => games.get(gamePk) ?? null, latest: (now) => (followsClock ? now : farFuture) };
}

function recordedGame(feed: JsonObject): LiveGame {
  const changes = changesOf(feed);
  let newest: { at: string; feed: JsonObject } | null = null;
  return {
    feedAt(time) {
      const at = changes.findLast((code) => (fromTimecode(code) ?? 0) <= time) ?? changes[0] ?? '';
      if (newest?.at !== at) newest = { at, feed: feedAt(feed, time, changes) };
      return newest.feed;
    },
    timecodes: (time) => changes.filter((code, index) => index === 0 || (fromTimecode(code) ?? 0) <= time),
  };
}
