/** Assigns a time to each event of a feed. A time is never before that of the previous event. */
export type Timeline = { at(...times: (string | undefined)[]): number };

/** Begins at `start` (epoch ms, UTC). `at` returns the first of its times that can be parsed, else the previous time. */
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

/** Converts a feed's time stamp, 'yyyymmdd_hhmmss' (UTC), to ISO 8601; undefined when it is invalid. */
export function timeOfStamp(stamp: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(stamp ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
