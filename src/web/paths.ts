/** A day and a level as they stand in an address; what is left out means the league's today and MLB. */
export type TodaySearch = { date?: string | undefined; level?: number | undefined };

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
  leaderboard: () => '/Leaderboard',
  login: () => '/login',
} as const;
