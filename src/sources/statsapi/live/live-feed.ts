import type { GameLog } from '#rules/baseball/game/event.ts';
import type { BoxScore } from '#rules/baseball/game/model.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { toBoxScore } from './to-box-score.ts';
import { toGameLog } from './to-game-log.ts';
import { wireFeed } from './wire-feed.ts';

/** A feed body, which later patches apply to, and its converted content. */
export type LiveFeed = {
  body: unknown;
  log: GameLog;
  box: BoxScore;
  /** seconds until the next request, as the upstream requests: 5 to 60 */
  waitSeconds: number;
  /** time of the feed's last change, 'yyyymmdd_hhmmss' (UTC), sortable as text; null when missing */
  timestamp: string | null;
};

const defaultWait = 10;

/** Converts the body of a feed. Throws `UpstreamError` when it is not a feed or is the feed of another game. */
export function toLiveFeed(body: unknown, gamePk: number): LiveFeed {
  const parsed = wireFeed.safeParse(body);
  if (!parsed.success) throw new UpstreamError('shape', 'The upstream response is not a live feed');
  const log = toGameLog(parsed.data);
  if (log.header.gamePk !== gamePk && log.header.gamePk !== 0) {
    throw new UpstreamError('shape', `The upstream responded with game ${log.header.gamePk} instead of ${gamePk}`);
  }
  const header = { ...log.header, gamePk };
  return {
    body,
    log: { ...log, header },
    box: toBoxScore(parsed.data, header),
    waitSeconds: Math.min(60, Math.max(5, parsed.data.metaData?.wait ?? defaultWait)),
    timestamp: parsed.data.metaData?.timeStamp ?? null,
  };
}
