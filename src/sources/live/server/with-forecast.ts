import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import type { FeedReader, FeedReading } from '../../statsapi/live/feed-reader.ts';

/**
 * Adds the forecast of the game to the header of each reading, once the game has started: from then on the forecast does not
 * change. A reading without it, because the database failed, has the win probability of the situation only.
 */
export function withForecast(reader: FeedReader, readForecast: () => Promise<Forecast | null>): FeedReader {
  let forecast: Forecast | null | undefined;
  // equal logs stay equal, because a different log is a change for the subscribers
  const logs = new WeakMap<GameLog, GameLog>();

  async function addForecast(reading: FeedReading): Promise<FeedReading> {
    const { log } = reading;
    if (log.header.status.phase === 'open') return reading;
    if (forecast === undefined) forecast = await readForecast().catch(() => undefined);
    if (!forecast) return reading;
    const extended = logs.get(log) ?? { ...log, header: { ...log.header, forecast } };
    logs.set(log, extended);
    return { ...reading, log: extended };
  }

  return { read: async () => addForecast(await reader.read()) };
}
