export type Page = {
  /** Canonical path of the page. Letter case and a trailing slash are part of it. */
  path?: string;
  /** Canonical path of one of many pages of the same kind, with one parameter: `/TodaysGame/:gamePk`. */
  itemPath?: string;
  /** The page is empty without a session: search engines are asked not to read it. */
  needsSession?: true;
  /** The page is public, but the site map leaves it out. */
  isUnlisted?: true;
};

/**
 * Every page of the site. The key is the folder of the page in `src/web/pages`. Routes, links, the site map, the tour,
 * the page tests and the page benchmark are generated from this table.
 */
export const pages = {
  home: { path: '/' },
  today: { path: '/today' },
  'live-game': { itemPath: '/TodaysGame/:gamePk' },
  leaderboard: { path: '/Leaderboard' },
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
  'new-password': { path: '/new-password', isUnlisted: true },
  recover: { path: '/recover', isUnlisted: true },
  'verify-email': { path: '/verify-email', isUnlisted: true },
  login: { path: '/login', isUnlisted: true },
  signout: { path: '/signout', needsSession: true },
  test: { path: '/test', needsSession: true },
  admin: { path: '/admin', needsSession: true },
} as const satisfies Record<string, Page>;

/** The name and path of each page that has one fixed path. */
export function fixedPages(): (Page & { name: string; path: string })[] {
  return Object.entries<Page>(pages).flatMap(([name, page]) =>
    page.path === undefined ? [] : [{ ...page, name, path: page.path }],
  );
}

/** Paths of the pages that search engines may list. */
export function listedPaths(): string[] {
  return fixedPages().flatMap(({ path, needsSession, isUnlisted }) => (needsSession || isUnlisted ? [] : [path]));
}

/** `/user/:username` with `ann b` → `/user/ann%20b`. */
export function fillPath(pattern: string, value: string | number): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value));
}
