import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import type { PeerSession } from './db/peer-session.ts';
import { readForecast } from './features/forecasts/read-forecast.ts';
import { createHub, type Hub, type HubOptions } from './live/hub.ts';
import { soleReader } from './live/live-reader.ts';
import { createSharedReader } from './live/shared/create-shared-reader.ts';
import { liveGamesChannel } from './live/shared/live-game-rows.ts';
import { after } from './live/timers.ts';
import { withForecast } from './live/with-forecast.ts';
import type { createLog } from './log/create-log.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';
import { createFeedReader } from './statsapi/live/feed-reader.ts';

type Options = {
  client: StatsApiClient;
  clock: Clock;
  db: Db;
  /** null: no other process uses the database */
  peers: PeerSession | null;
  log: ReturnType<typeof createLog>;
  onChange: NonNullable<HubOptions['onChange']>;
};

/** Opens the hub of the live games, which processes on the same database follow together. */
export function openHub({ client, clock, db, peers, log, onChange }: Options): Hub {
  const readerOf = (gamePk: number) => {
    const reader = createFeedReader(client, gamePk);
    const own =
      peers === null ? soleReader(reader) : createSharedReader({ gamePk, reader, db, peers, realNow: Date.now });
    return withForecast(own, () => readForecast(db, gamePk));
  };
  const hub = createHub({ readerOf, clock, log, after, onChange, random: Math.random, realNow: Date.now });
  peers?.listen(liveGamesChannel, (payload) => hub.wake(payload === null ? null : Number(payload)));
  return hub;
}
