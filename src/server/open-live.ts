import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import { readForecast } from './features/forecasts/read-forecast.ts';
import { createHub, type Hub, type HubOptions } from './live/hub.ts';
import { leadGames } from './live/lead-games.ts';
import { after } from './live/timers.ts';
import { withForecast } from './live/with-forecast.ts';
import type { createLog } from './log/create-log.ts';
import { answerRequests } from './bus/relayed-responses.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';
import { createFeedReader } from './statsapi/live/feed-reader.ts';

type Options = {
  bus: Bus;
  client: StatsApiClient;
  clock: Clock;
  db: Db;
  log: ReturnType<typeof createLog>;
  onChange: NonNullable<HubOptions['onChange']>;
};

export type Live = {
  hub: Hub;
  /** Follows games and requests responses for all processes of the site, or no longer does. */
  lead(isLeader: boolean): void;
};

/** Opens the hub of the live games. */
export function openLive({ bus, client, clock, db, log, onChange }: Options): Live {
  const readerOf = (gamePk: number) => withForecast(createFeedReader(client, gamePk), () => readForecast(db, gamePk));
  const parts = { bus, after, log, random: Math.random, realNow: Date.now };
  let stopLeading = () => {};
  return {
    hub: createHub({ ...parts, onChange }),
    lead(isLeader) {
      stopLeading();
      if (!isLeader) {
        stopLeading = () => {};
        return;
      }
      const stopGames = leadGames({ ...parts, readerOf, clock });
      const stopRequests = answerRequests(bus, client);
      stopLeading = () => {
        stopGames();
        stopRequests();
      };
    },
  };
}
