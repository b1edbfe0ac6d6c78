import type { Urgency } from './rate-limit.ts';

const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(60 * n);
const hours = (n: number) => minutes(60 * n);

const browsing: Urgency = { patience: seconds(3), isUrgent: false };
const watching: Urgency = { patience: seconds(8), isUrgent: true };

type Kind = {
  /** ms for which a cached response is served without a request */
  freshFor: number;
  /** the response is cached, and served marked stale while the upstream fails */
  isCached: boolean;
  /** priority under the rate limit */
  urgency: Urgency;
  host: 'statsApi' | 'savant';
  /** the response is stored in the database, for a restart while the upstream fails */
  isStored: boolean;
};

/** ms for which a good response is stored and served, marked stale, while the upstream fails */
export const storedFor = hours(7 * 24);

function kind(freshFor: number, others: Partial<Kind> = {}): Kind {
  return { freshFor, isCached: true, urgency: browsing, host: 'statsApi', isStored: true, ...others };
}

/** The cache times, priority and host of each kind of response. Live feeds are not cached: the follower holds the newest state. */
export const responseKinds = {
  live: kind(0, { isCached: false, urgency: watching }),
  liveChanges: kind(0, { isCached: false, isStored: false, urgency: watching }),
  /** final games, each requested once */
  finalGame: kind(0, { isCached: false, isStored: false }),
  schedule: kind(seconds(10)),
  /** of games to come, asked again until the lock */
  lineups: kind(0, { isCached: false, isStored: false }),
  /** kept in a table */
  batterSeasons: kind(0, { isCached: false, isStored: false }),
  /** days that are over, each requested once */
  pastDays: kind(0, { isCached: false, isStored: false }),
  standings: kind(minutes(5)),
  seasonGames: kind(minutes(5)),
  postseason: kind(minutes(1)),
  pastSeason: kind(hours(24)),
  roster: kind(minutes(10)),
  coaches: kind(hours(6)),
  transactions: kind(minutes(10)),
  person: kind(minutes(10)),
  /** a batter against a pitcher: until their next game */
  meetings: kind(hours(3), { isStored: false }),
  players: kind(hours(6)),
  stats: kind(minutes(10)),
  leaders: kind(minutes(10)),
  freeAgents: kind(hours(1)),
  /** of one game; too large to be stored for each */
  clips: kind(minutes(5), { isStored: false }),
  teams: kind(hours(6)),
  venues: kind(hours(24)),
  seasons: kind(hours(24)),
  fieldingRange: kind(hours(6), { host: 'savant' }),
} satisfies Record<string, Kind>;

export type ResponseKind = keyof typeof responseKinds;
