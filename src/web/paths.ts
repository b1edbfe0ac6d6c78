/** A day and a level as they stand in an address; what is left out means the league's today and MLB. */
export type TodaySearch = { date?: string | undefined; level?: number | undefined };

/** A part of a leaderboard; what is left out means the season and its top. */
export type BoardSearch = {
  period?: 'season' | 'month' | 'week' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Every address that pages link to. */
export const paths = {
  home: () => '/',
  today: ({ date, level }: TodaySearch = {}) => withSearch('/today', { date, level: level === 1 ? undefined : level }),
  liveGame: (gamePk: number) => `/TodaysGame/${gamePk}`,
  player: (playerId?: number) => (playerId === undefined ? '/player/' : `/player/${playerId}/`),
  leaderboard: ({ period, ...place }: BoardSearch = {}) =>
    withSearch('/Leaderboard', { period: period === 'season' ? undefined : period, ...place }),
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  login: () => '/login',
  signOut: () => '/signout',
} as const;
