const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(60 * n);
const hours = (n: number) => minutes(60 * n);

type Kind = {
  /** ms for which an answer is served without asking again */
  freshFor: number;
  /** ms for which an old answer still stands in for a failing upstream; 0: nothing is kept */
  keptFor: number;
  /** longest wait (ms) for a turn under our ceiling of requests: those who wait longest are served when it is crowded */
  queueFor: number;
  host: 'statsApi' | 'savant';
};

function kind(freshFor: number, others: Partial<Kind> = {}): Kind {
  return { freshFor, keptFor: hours(48), queueFor: seconds(3), host: 'statsApi', ...others };
}

/** How long each kind of answer is good for. `live` is never kept: its follower holds the newest state itself. */
export const kinds = {
  live: kind(0, { keptFor: 0, queueFor: seconds(8) }),
  schedule: kind(seconds(10), { queueFor: seconds(5) }),
  changes: kind(seconds(10), { keptFor: 0, queueFor: seconds(5) }),
  boxScore: kind(seconds(10)),
  winProbability: kind(seconds(10)),
  standings: kind(minutes(5)),
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
  venue: kind(hours(24)),
  listing: kind(hours(24)),
  fieldingRange: kind(hours(6), { host: 'savant' }),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
