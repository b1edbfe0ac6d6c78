/** A day and a level as they stand in an address; what is left out means the league's today and MLB. */
export type TodaySearch = { date?: string | undefined; level?: number | undefined };

/** A part of a leaderboard; what is left out means the season and its top. */
export type BoardSearch = {
  period?: 'season' | 'month' | 'week' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

type SeasonSearch = { season?: string | undefined };
type TeamSearch = SeasonSearch & { team?: number | undefined; level?: number | undefined };

/** What is left out of an address of these means its default. Days are YYYY-MM-DD. */
export type RosterSearch = TeamSearch & { type?: string | undefined };
export type StandingsSearch = TeamSearch & { date?: string | undefined };
export type TransactionsSearch = {
  team?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
  type?: string | undefined;
};
export type RollingSearch = TeamSearch & {
  group?: string | undefined;
  window?: number | undefined;
  sort?: string | undefined;
};
export type LeadersSearch = SeasonSearch & { category?: string | undefined; league?: string | undefined };
export type FreeAgentsSearch = SeasonSearch & {
  view?: string | undefined;
  position?: string | undefined;
  team?: number | undefined;
};
export type FieldingSearch = SeasonSearch & {
  player?: number | undefined;
  show?: string | undefined;
  list?: 'all' | undefined;
};
/** `group`: which statistics; `season`: of the game log and the percentiles; `q`: what is searched. */
export type PlayerSearch = SeasonSearch & { group?: string | undefined; q?: string | undefined };

function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Every address that pages link to. */
export const paths = {
  home: () => '/',
  today: ({ date, level }: TodaySearch = {}) => withSearch('/today', { date, level: level === 1 ? undefined : level }),
  liveGame: (gamePk: number) => `/TodaysGame/${gamePk}`,
  player: (playerId?: number, search: PlayerSearch = {}) =>
    withSearch(playerId === undefined ? '/player/' : `/player/${playerId}/`, search),
  leaderboard: ({ period, ...place }: BoardSearch = {}) =>
    withSearch('/Leaderboard', { period: period === 'season' ? undefined : period, ...place }),
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  rosters: (search: RosterSearch = {}) => withSearch('/rosters', search),
  standings: (search: StandingsSearch = {}) => withSearch('/standings', search),
  transactions: (search: TransactionsSearch = {}) => withSearch('/transactions', search),
  rollingMetrics: (search: RollingSearch = {}) => withSearch('/rolling-metrics', search),
  leagueLeaders: (search: LeadersSearch = {}) => withSearch('/league-leaders', search),
  freeAgents: (search: FreeAgentsSearch = {}) => withSearch('/free-agents', search),
  advancedFielding: (search: FieldingSearch = {}) => withSearch('/advanced-fielding', search),
  teams: () => '/teams',
  venue: () => '/venue',
  test: () => '/test',
  blog: (article?: string) => (article === undefined ? '/blog' : `/blog/${encodeURIComponent(article)}`),
  faq: (question?: string) => (question === undefined ? '/FAQ' : `/FAQ#${question}`),
  login: () => '/login',
  signOut: () => '/signout',
} as const;
