const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(60 * n);
const hours = (n: number) => minutes(60 * n);

type Kind = {
  /** ms for which an answer is served without asking again */
  freshFor: number;
  /** ms for which an old answer still stands in for a failing upstream; 0: nothing is kept */
  keptFor: number;
  host: 'statsApi' | 'savant';
};

const kind = (freshFor: number, keptFor: number = hours(48), host: Kind['host'] = 'statsApi'): Kind => ({
  freshFor,
  keptFor,
  host,
});

/** How long each kind of answer is good for. `live` is never kept: its follower holds the newest state itself. */
export const kinds = {
  live: kind(0, 0),
  schedule: kind(seconds(10)),
  changes: kind(seconds(10), 0),
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
  fieldingRange: kind(hours(6), hours(48), 'savant'),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
