import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { createHub, type Hub, type HubOptions } from '#sources/live/server/hub.ts';
import { leadGames } from '#sources/live/server/lead-games.ts';
import { after } from '#platform/jobs/timers.ts';
import { withForecast } from '#sources/live/server/with-forecast.ts';
import type { createLog } from '#platform/log/create-log.ts';
import { answerRequests } from '#sources/live/server/relayed-responses.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';

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
