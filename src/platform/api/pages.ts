/** Reads the text of a search parameter; undefined: the text is none of its values. An empty parameter counts as absent. */
type Read = (text: string) => string | number | undefined;

export type Page = {
  /** Canonical path of the page. Letter case and a trailing slash are part of it. */
  path?: string;
  /** Canonical path of one of many pages of the same kind, with one parameter: `/TodaysGame/:gamePk`. */
  itemPath?: string;
  /** search parameters that select another page: they are part of the canonical path */
  search?: Readonly<Record<string, Read>>;
  /** search parameters that only change the view, such as a sort order or a part of a list */
  view?: Readonly<Record<string, Read>>;
};

type Values<All> = { [Name in keyof All]?: All[Name] extends Read ? ReturnType<All[Name]> : never };

// invalid days, seasons and numbers (NaN) are passed on, because the server rejects them with a message
const text = (value: string): string | undefined => value;
const number = (value: string): number | undefined => Number(value);
const oneOf =
  <const Value extends string>(...values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((each) => each === value);

/** the first, last or middle row of a part of a board; without one, the part starts at rank 1 */
const place = { after: text, before: text, around: text };
const prediction = { search: { season: text, view: oneOf('board') }, view: { username: text, ...place } };

/**
 * Every page of the site with its search parameters. The key is the name of the page's file, `NAME.page.tsx`. Routes, links, canonical
 * URLs, the site map, the tour, the page tests and the page benchmark are derived from this table.
 */
export const pages = {
  // `called`: the game that a visitor has called before signing in; `account`: what has just become of it
  home: { path: '/', view: { called: number, account: oneOf('deleted') } },
  today: { path: '/today', search: { date: text, level: number } },
  // the open games of the day, one after the other
  slate: { path: '/slate' },
  wall: { path: '/wall', search: { level: number }, view: { games: text } },
  'my-picks': { path: '/my-picks', search: { date: text } },
  'season-report': { path: '/my-picks/season' },
  // `at`: a time of the game (epoch ms, UTC) at which a replay stands
  'live-game': { itemPath: '/TodaysGame/:gamePk', view: { at: number } },
  scorecard: { itemPath: '/TodaysGame/:gamePk/scorecard', view: { at: number, play: number } },
  practice: { path: '/practice', search: { date: text } },
  'season-predictions': { path: '/season-predictions', ...prediction },
  'bracket-predictions': { path: '/season-predictions/bracket', ...prediction },
  // `season`: of the board of skill, a year or 'all'
  leaderboard: {
    path: '/Leaderboard',
    search: { period: oneOf('season', 'month', 'week'), season: text },
    view: { board: oneOf('skill', 'confidence'), ...place },
  },
  leagues: {
    path: '/leagues',
    itemPath: '/leagues/:leagueId',
    search: { period: oneOf('month', 'week', 'all'), season: text },
    view: { board: oneOf('skill', 'confidence'), code: text },
  },
  'fan-bases': { path: '/leagues/fan-bases', search: { period: oneOf('season', 'month', 'week') } },
  rosters: { path: '/rosters', search: { from: text, season: text, team: number, type: text }, view: { hand: text } },
  standings: { path: '/standings', search: { date: text, level: number, season: text, team: number } },
  schedule: { path: '/schedule', search: { date: text, span: oneOf('month'), team: number } },
  postseason: { path: '/postseason', search: { season: text } },
  transactions: { path: '/transactions', search: { from: text, team: number, type: text }, view: { until: text } },
  // `group`: which statistics; `season`: of the game log and the percentiles; `q`: the search text
  player: {
    path: '/player/',
    itemPath: '/player/:playerId/',
    search: { group: text, season: text },
    view: { q: text },
  },
  // `players`: up to three ids, with commas between them; `season` or `age`: what is compared
  compare: { path: '/compare', search: { age: text, by: oneOf('age'), players: text, season: text } },
  'rolling-metrics': {
    path: '/rolling-metrics',
    search: { group: text, season: text, team: number, window: number },
    view: { sort: text },
  },
  // `view`: every player in one table, with its filters
  'league-leaders': {
    path: '/league-leaders',
    search: {
      category: text,
      league: text,
      season: text,
      view: oneOf('players', 'teams'),
      group: oneOf('pitching', 'fielding'),
    },
    view: {
      pool: oneOf('all', 'rookies'),
      time: text,
      team: number,
      position: text,
      age: oneOf('25', '26', '31', '36'),
      plot: text,
    },
  },
  challenges: { path: '/challenges', search: { season: text, team: number } },
  'free-agents': {
    path: '/free-agents',
    search: { position: text, season: text, team: number, view: oneOf('signed') },
  },
  // `name`: the search text without scripts
  'advanced-fielding': {
    path: '/advanced-fielding',
    search: { player: number, season: text },
    view: { name: text, show: oneOf('made', 'missed'), list: oneOf('all') },
  },
  search: { path: '/search', view: { q: text } },
  teams: { path: '/teams', itemPath: '/teams/:teamId', search: { level: number } },
  venue: { path: '/venue', search: { team: number } },
  blog: { path: '/blog', itemPath: '/blog/:name' },
  faq: { path: '/FAQ' },
  'user-home': { itemPath: '/user/:username', view: { before: text } },
  settings: { path: '/settings', itemPath: '/settings/:section' },
  'new-password': { path: '/new-password' },
  recover: { path: '/recover' },
  'verify-email': { path: '/verify-email' },
  // `invitation`: to a league; `pick`: what a visitor chose, '<gamePk>-<club>'
  login: { path: '/login', view: { invitation: text, pick: text, form: oneOf('sign-up') } },
  signout: { path: '/signout' },
  test: { path: '/test' },
  admin: { path: '/admin' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
type Reads<P, Part extends 'search' | 'view'> = P extends Record<Part, infer Found> ? Found : unknown;

/** The values of the search parameters of a page. What is absent has its default value. */
export type SearchOf<N extends PageName> = Values<
  Reads<(typeof pages)[N], 'search'> & Reads<(typeof pages)[N], 'view'>
>;

/** Pages that are empty without a session: search engines are asked not to read them. */
const sessionPages: ReadonlySet<string> = new Set([
  'my-picks',
  'practice',
  'season-report',
  'leagues',
  'settings',
  'signout',
  'test',
  'admin',
] satisfies PageName[]);

/** Public pages that the site map leaves out. */
const unlistedPages: ReadonlySet<string> = new Set([
  'wall',
  'slate',
  'search',
  'new-password',
  'recover',
  'verify-email',
  'login',
] satisfies PageName[]);

/** The name and path of each page that has one fixed path. */
export function fixedPages() {
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
