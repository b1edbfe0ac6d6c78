/** Gives each event of a feed its instant: as the feed tells, but never before the event that it follows. */
export type Timeline = { at(...times: (string | undefined)[]): number };

/** Begins at `start` (epoch ms, UTC). `at` takes the first of its times that can be read, else stays where it was. */
export function createTimeline(start: number): Timeline {
  let newest = start;
  return {
    at: (...times) => {
      const read = times.map((time) => Date.parse(time ?? '')).find((time) => !Number.isNaN(time));
      newest = Math.max(newest, read ?? newest);
      return newest;
    },
  };
}

/** A feed's time stamp, 'yyyymmdd_hhmmss' (UTC), as other times are written; undefined when it is none. */
export function timeOfStamp(stamp: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(stamp ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
