/** Neighboring times of a feed contradict each other by up to some minutes: a play can start after a mound visit that it contains. */
const disorder = 5 * 60_000;
/** No rain delay is longer than this, ms. Times that are further apart are of several days, or wrong. */
const longestGap = 6 * 3_600_000;
/** So many times after a long gap are believed: the game was resumed. */
const believedAfterGap = 4;
/** So many times contradict the time stamp of the feed, which the upstream's own clock writes. */
const weightOfStamp = 6;
/** How many wrong times in a row are found. */
const lookBack = 100;

/** `isFirst`: the time that an event has if it is right; another one of the same event confirms it. */
type Read = { place: number; time: number; isFirst: boolean; weight: number };
type Path = { score: number; gaps: number; before: number };

/**
 * The reads that agree with each other: the path through the reads, in order, with the most of them, and of equal ones that with the
 * smoothest gaps. A gap costs, so that a few times which are far from all others are not on it, but the days of a suspended game are.
 */
function agreeing(reads: readonly Read[], stamp: number | null): Read[] {
  const paths: Path[] = [];
  let best = -1;
  const isBetter = (one: Path, other: Path | undefined) =>
    other === undefined || one.score > other.score || (one.score === other.score && one.gaps < other.gaps);
  for (const [index, { time, weight }] of reads.entries()) {
    let path: Path = { score: weight, gaps: 0, before: -1 };
    const isNearStamp = stamp !== null && Math.abs(stamp - time) <= longestGap;
    for (let before = index - 1; before >= Math.max(0, index - lookBack); before--) {
      const gap = time - (reads[before]?.time ?? 0);
      const reached = paths[before];
      if (gap < -disorder || reached === undefined) continue;
      const cost = gap > longestGap && !isNearStamp ? believedAfterGap - 0.5 : 0;
      const next = { score: reached.score + weight - cost, gaps: reached.gaps + gap ** 2, before };
      if (isBetter(next, path)) path = next;
    }
    paths.push(path);
    if (isBetter(path, paths[best])) best = index;
  }
  const kept: Read[] = [];
  for (let index = best; index >= 0; index = paths[index]?.before ?? -1) kept.push(...reads.slice(index, index + 1));
  return kept.toReversed();
}

const parse = (time: string | undefined): number => Date.parse(time ?? '');

/**
 * Collects the times of a feed's events in their order. A time that contradicts those around it, by hours or years, is ignored.
 * `stamp`: the time of the feed's last change.
 */
export function createTimeline(stamp: string | undefined) {
  const reads: Read[] = [];
  let places = 0;
  const stampTime = Number.isNaN(parse(stamp)) ? null : parse(stamp);

  /** The times by place. A time is never before the previous one. */
  const resolve = (): number[] => {
    const last = stampTime === null ? [] : [{ place: places, time: stampTime, isFirst: true, weight: weightOfStamp }];
    const kept = agreeing([...reads, ...last], stampTime);
    const times: number[] = [];
    let newest = kept[0]?.time ?? 0;
    const read = new Map<number, number>();
    for (const { place, time, isFirst } of kept) if (isFirst || !read.has(place)) read.set(place, time);
    for (let place = 0; place < places; place++) {
      newest = Math.max(newest, read.get(place) ?? newest);
      times.push(newest);
    }
    return times;
  };

  return {
    /** Returns the place of an event whose time is the first of these that is right, else that of the event before. */
    at(...times: (string | undefined)[]): number {
      const parsed = times.map(parse).filter((time) => !Number.isNaN(time));
      const own = parsed.map((time, index): Read => ({ place: places, time, isFirst: index === 0, weight: 1 }));
      reads.push(...own.toSorted((a, b) => a.time - b.time));
      return places++;
    },
    /** The events with their times (epoch ms) in the stead of their places. */
    withTimes<Event extends { at: number }>(events: readonly Event[]): Event[] {
      const times = resolve();
      return events.map((event) => ({ ...event, at: times[event.at] ?? 0 }));
    },
  };
}

export type Timeline = ReturnType<typeof createTimeline>;
