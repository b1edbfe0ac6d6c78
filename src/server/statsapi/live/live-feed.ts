import type { GameLog } from '#domain/game/event.ts';
import type { BoxScore } from '#domain/game/model.ts';
import { UpstreamError } from '../client/upstream-error.ts';
import { toBoxScore } from './to-box-score.ts';
import { toGameLog } from './to-game-log.ts';
import { wireFeed } from './wire-feed.ts';

/** A feed as it came, to be patched, and what it means. */
export type LiveFeed = {
  body: unknown;
  log: GameLog;
  box: BoxScore;
  /** seconds to let pass before asking again, as the upstream wishes: 5 to 60 */
  waitSeconds: number;
  /** of the feed's last change, 'yyyymmdd_hhmmss' (UTC), which orders as text; null where there is none */
  timestamp: string | null;
};

const defaultWait = 10;

/** Reads a feed's body. Throws `UpstreamError` when it is no feed, or that of another game. */
export function toLiveFeed(body: unknown, gamePk: number): LiveFeed {
  const parsed = wireFeed.safeParse(body);
  if (!parsed.success) throw new UpstreamError('shape', 'The upstream answered with something else than a live feed');
  const log = toGameLog(parsed.data);
  if (log.header.gamePk !== gamePk && log.header.gamePk !== 0) {
    throw new UpstreamError('shape', `The upstream answered with game ${log.header.gamePk} instead of ${gamePk}`);
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
