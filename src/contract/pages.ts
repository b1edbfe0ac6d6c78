export type Page = {
  /** Canonical path of the page. Letter case and a trailing slash are part of it. */
  path?: string;
  /** Canonical path of one of many pages of the same kind, with one parameter: `/TodaysGame/:gamePk`. */
  itemPath?: string;
};

/**
 * Every page of the site. The key is the folder of the page in `src/web/pages`. Routes, links, the site map, the tour,
 * the page tests and the page benchmark are generated from this table.
 */
export const pages = {
  home: { path: '/' },
  today: { path: '/today' },
  wall: { path: '/wall' },
  'my-picks': { path: '/my-picks' },
  'season-picks': { path: '/my-picks/season' },
  'live-game': { itemPath: '/TodaysGame/:gamePk' },
  scorecard: { itemPath: '/TodaysGame/:gamePk/scorecard' },
  practice: { path: '/practice' },
  'season-predictions': { path: '/season-predictions' },
  'bracket-predictions': { path: '/season-predictions/bracket' },
  leaderboard: { path: '/Leaderboard' },
  leagues: { path: '/leagues', itemPath: '/leagues/:leagueId' },
  'fan-bases': { path: '/leagues/fan-bases' },
  rosters: { path: '/rosters' },
  standings: { path: '/standings' },
  postseason: { path: '/postseason' },
  transactions: { path: '/transactions' },
  player: { path: '/player/', itemPath: '/player/:playerId/' },
  'rolling-metrics': { path: '/rolling-metrics' },
  'league-leaders': { path: '/league-leaders' },
  challenges: { path: '/challenges' },
  'free-agents': { path: '/free-agents' },
  'advanced-fielding': { path: '/advanced-fielding' },
  teams: { path: '/teams' },
  venue: { path: '/venue' },
  blog: { path: '/blog', itemPath: '/blog/:name' },
  faq: { path: '/FAQ' },
  'user-home': { itemPath: '/user/:username' },
  'new-password': { path: '/new-password' },
  recover: { path: '/recover' },
  'verify-email': { path: '/verify-email' },
  login: { path: '/login' },
  signout: { path: '/signout' },
  test: { path: '/test' },
  admin: { path: '/admin' },
} as const satisfies Record<string, Page>;

/** Pages that are empty without a session: search engines are asked not to read them. */
const sessionPages: ReadonlySet<string> = new Set([
  'my-picks',
  'practice',
  'season-picks',
  'leagues',
  'signout',
  'test',
  'admin',
] satisfies PageName[]);

/** Public pages that the site map leaves out. */
const unlistedPages: ReadonlySet<string> = new Set([
  'wall',
  'new-password',
  'recover',
  'verify-email',
  'login',
] satisfies PageName[]);

type PageName = keyof typeof pages;
type FixedPage = { name: string; path: string; needsSession: boolean };

/** The name and path of each page that has one fixed path. */
export function fixedPages(): FixedPage[] {
  return Object.entries<Page>(pages).flatMap(([name, { path }]) =>
    path === undefined ? [] : [{ name, path, needsSession: sessionPages.has(name) }],
  );
}

/** Paths of the pages that search engines may list. */
export function listedPaths(): string[] {
  return fixedPages().flatMap(({ name, path, needsSession }) =>
    needsSession || unlistedPages.has(name) ? [] : [path],
  );
}

/** Whether the page of a path is the same for all visitors, and not about a visit itself, such as signing in. */
export function isPublicPath(path: string): boolean {
  const listed = listedPaths();
  const others = fixedPages().filter(({ path: fixed }) => !listed.includes(fixed));
  return (
    listed.includes(path) ||
    !['/api', ...others.map(({ path: fixed }) => fixed)].some((fixed) => path === fixed || path.startsWith(`${fixed}/`))
  );
}

/** `/user/:username` with `ann b` → `/user/ann%20b`. */
export function fillPath(pattern: string, value: string | number): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value));
}
