import type { Urgency } from './rate-limit.ts';

const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(60 * n);
const hours = (n: number) => minutes(60 * n);

const browsing: Urgency = { patience: seconds(3), isUrgent: false };
const watching: Urgency = { patience: seconds(8), isUrgent: true };

type Kind = {
  /** ms for which an answer is served without asking again */
  freshFor: number;
  /** ms for which an old answer still stands in for a failing upstream; 0: nothing is kept */
  keptFor: number;
  /** its place among those who wait under our ceiling of requests */
  urgency: Urgency;
  host: 'statsApi' | 'savant';
};

function kind(freshFor: number, others: Partial<Kind> = {}): Kind {
  return { freshFor, keptFor: hours(48), urgency: browsing, host: 'statsApi', ...others };
}

/** How long each kind of answer is good for. `live` is never kept: its follower holds the newest state itself. */
export const kinds = {
  live: kind(0, { keptFor: 0, urgency: watching }),
  schedule: kind(seconds(10)),
  /** days that are over, each asked for once */
  pastDays: kind(0, { keptFor: 0 }),
  standings: kind(minutes(5)),
  seasonGames: kind(minutes(5)),
  pastSeason: kind(hours(24)),
  roster: kind(minutes(10)),
  coaches: kind(hours(6)),
  transactions: kind(minutes(10)),
  person: kind(minutes(10)),
  players: kind(hours(6)),
  stats: kind(minutes(10)),
  leaders: kind(minutes(10)),
  freeAgents: kind(hours(1)),
  teams: kind(hours(6)),
  seasons: kind(hours(24)),
  fieldingRange: kind(hours(6), { host: 'savant' }),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
