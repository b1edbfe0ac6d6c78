import { fromTimecode, toTimecode } from '../clock/timecode.ts';
import { time, type JsonObject, objects } from '../wire/json.ts';
import { eventEnd } from './play-at.ts';
import { playsOf, timeStampOf } from './recorded-feeds.ts';

const minutes = 60_000;

/** The times (epoch ms) at which a recorded game changed its state. */
type GameTimes = { preGame: number; warmup: number; firstPitch: number; last: number };

export function gameTimes(feed: JsonObject): GameTimes {
  const last = fromTimecode(timeStampOf(feed)) ?? 0;
  const scheduled = time(feed, 'gameData', 'datetime', 'dateTime') ?? last;
  const firstPitch = time(playsOf(feed)[0], 'about', 'startTime') ?? Math.max(scheduled, last);
  return {
    preGame: scheduled - 60 * minutes,
    warmup: Math.min(scheduled, firstPitch) - 20 * minutes,
    firstPitch,
    last,
  };
}

/** Lists the timecodes of every change of a recorded game, oldest first. */
export function changesOf(feed: JsonObject): string[] {
  const times = gameTimes(feed);
  const ofPlays = playsOf(feed).flatMap((play) => [
    time(play, 'about', 'startTime') ?? times.last,
    ...objects(play, 'playEvents').map(eventEnd),
    time(play, 'about', 'endTime') ?? times.last,
  ]);
  const happened = ofPlays.filter((at) => at >= times.firstPitch && at < times.last);
  const all = [times.preGame - 180 * minutes, times.preGame, times.warmup, ...happened, times.last].filter(
    (at) => at <= times.last,
  );
  return [...new Set(all.map(toTimecode))].toSorted();
}
