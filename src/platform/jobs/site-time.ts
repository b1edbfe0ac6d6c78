import type { Db } from '../db/open-db.ts';

/** The real time of the site: that of its database, so that all instances lock and reveal at the same moment. */
export type SiteTime = {
  /** epoch ms */
  now(): number;
  /** ms by which the clock of this machine is behind the database; negative: ahead */
  readonly offset: number;
  /** Reads the time of the database, which `now` follows from then on. */
  measure(db: Pick<Db, '$client'>): Promise<void>;
};

const samples = 3;
/** ms; smaller differences are those of the measurement, and a clock that follows them would jump */
const tolerance = 50;

/** `machineNow`: epoch ms by the clock of this machine */
export function createSiteTime(machineNow: () => number): SiteTime {
  let offset = 0;
  return {
    now: () => machineNow() + offset,
    get offset() {
      return offset;
    },
    async measure(db) {
      const measured = await measureOffset(db, machineNow);
      if (Math.abs(measured - offset) > tolerance) offset = measured;
    },
  };
}

/** As NTP: the database answered in the middle of the request, and of several requests the shortest is the most precise. */
async function measureOffset({ $client }: Pick<Db, '$client'>, machineNow: () => number): Promise<number> {
  let best = { duration: Infinity, offset: 0 };
  for (let sample = 0; sample < samples; sample += 1) {
    const start = machineNow();
    const { rows } = await $client.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const duration = machineNow() - start;
    const offset = Math.round((rows[0]?.ms ?? start) - start - duration / 2);
    if (duration < best.duration) best = { duration, offset };
  }
  return best.offset;
}

/** ms; an instance whose clock differs more from that of the database is not ready */
const largestOffset = 5000;

export function isClockRight({ offset }: Pick<SiteTime, 'offset'>): boolean {
  return Math.abs(offset) <= largestOffset;
}
