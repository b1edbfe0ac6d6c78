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
  /** It is empty without a session: search engines are asked not to read it. */
  needsSession?: true;
  /** why other pages lead to it, if it is there: to do something without games, or to see all scores at once */
  purpose?: 'pastime' | 'all scores';
  /** false: a public page that the site map leaves out */
  isListed?: false;
  menu?: readonly [group: (typeof menuGroups)[number], place: number, name: string];
};

/** The groups of the menu, but for the last one, which is only on the page of the search. */
export const menuGroups = ['Play', 'Clubs', 'Players', 'Reading', 'Further pages'] as const;

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
 * Every page of the site. The key is the name of the page's file, `NAME.page.tsx`. Routes, links, canonical URLs, the menu, the search,
 * the site map, the tour, the page tests and the page benchmark are derived from this table.
 */
export const pages = {
  // `called`: the game that a visitor has called before signing in; `account`: what has just become of it
  home: { path: '/', view: { called: number, account: oneOf('deleted') }, menu: ['Play', 1, 'Home'] },
  today: { path: '/today', search: { date: text, level: number }, menu: ['Play', 2, 'Todays Games'] },
  // the open games of the day, one after the other
  slate: { path: '/slate', isListed: false, menu: ['Further pages', 6, 'Pick all open games'] },
  wall: {
    path: '/wall',
    purpose: 'all scores',
    search: { level: number },
    view: { games: text },
    isListed: false,
    menu: ['Further pages', 5, 'Wall'],
  },
  'my-picks': { path: '/my-picks', search: { date: text }, needsSession: true, menu: ['Play', 3, 'My Picks'] },
  // `for`: what a visitor wanted alerts of before signing in
  alerts: { path: '/alerts', view: { for: text }, needsSession: true, menu: ['Play', 8, 'Alerts'] },
  'season-report': { path: '/my-picks/season', needsSession: true, menu: ['Further pages', 8, 'My Season'] },
  // `at`: a time of the game (epoch ms, UTC) at which a replay stands
  'live-game': { itemPath: '/TodaysGame/:gamePk', view: { at: number } },
  scorecard: { itemPath: '/TodaysGame/:gamePk/scorecard', view: { at: number, play: number } },
  practice: {
    path: '/practice',
    search: { date: text },
    needsSession: true,
    purpose: 'pastime',
    menu: ['Play', 6, 'Practice'],
  },
  'season-predictions': { path: '/season-predictions', ...prediction, menu: ['Play', 7, 'Predict the Table'] },
  'bracket-predictions': {
    path: '/season-predictions/bracket',
    ...prediction,
    menu: ['Further pages', 7, 'Predict the Bracket'],
  },
  // `season`: of the board of skill, a year or 'all'
  leaderboard: {
    path: '/Leaderboard',
    search: { period: oneOf('season', 'month', 'week'), season: text },
    view: { board: oneOf('skill', 'confidence'), ...place },
    menu: ['Play', 4, 'LeaderBoard'],
  },
  'private-leagues': {
    path: '/leagues',
    itemPath: '/leagues/:leagueId',
    search: { period: oneOf('month', 'week', 'all'), season: text },
    view: { board: oneOf('skill', 'confidence'), code: text },
    needsSession: true,
    menu: ['Play', 5, 'Leagues'],
  },
  'fan-bases': {
    path: '/leagues/fan-bases',
    search: { period: oneOf('season', 'month', 'week') },
    menu: ['Further pages', 3, 'Fan Bases'],
  },
  rosters: {
    path: '/rosters',
    search: { from: text, season: text, team: number, type: text },
    view: { hand: text },
    menu: ['Clubs', 4, 'Rosters'],
  },
  standings: {
    path: '/standings',
    search: { date: text, level: number, season: text, team: number, view: oneOf('chances', 'clubs') },
    // `chances`: whether the tables have them; `figure`, `clubs`: what has lines over the season, ids with commas between them
    view: { chances: oneOf('shown', 'hidden'), figure: text, clubs: text },
    menu: ['Clubs', 3, 'Standings'],
  },
  // `place`: where the club plays
  schedule: {
    path: '/schedule',
    search: { date: text, span: oneOf('month', 'ahead'), team: number },
    view: { weekday: oneOf('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'), place: oneOf('home', 'away') },
    menu: ['Clubs', 2, 'Schedule'],
  },
  postseason: { path: '/postseason', search: { season: text }, menu: ['Clubs', 5, 'Postseason'] },
  transactions: {
    path: '/transactions',
    search: { from: text, team: number, type: text },
    view: { until: text },
    menu: ['Clubs', 6, 'Transactions'],
  },
  // `group`: which statistics; `season`: of the figures, their ranks and the game log; `q`: the search text; the others: of the combined splits
  player: {
    path: '/player/',
    itemPath: '/player/:playerId/',
    search: { group: text, season: text },
    view: { q: text, hand: oneOf('L', 'R'), place: oneOf('home', 'away'), month: number },
    menu: ['Players', 1, 'Players'],
  },
  // `players`: up to three ids, with commas between them; `season` or `age`: what is compared
  compare: {
    path: '/compare',
    search: { age: text, by: oneOf('age'), players: text, season: text },
    menu: ['Players', 2, 'Compare Players'],
  },
  'rolling-metrics': {
    path: '/rolling-metrics',
    search: { group: text, season: text, team: number, window: number },
    view: { sort: text },
    menu: ['Players', 4, 'Rolling Metrics'],
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
      // the fewest plate appearances, or innings
      min: number,
      plot: text,
    },
    menu: ['Players', 3, 'League Leaders'],
  },
  challenges: { path: '/challenges', search: { season: text, team: number }, menu: ['Further pages', 1, 'Challenges'] },
  'free-agents': {
    path: '/free-agents',
    search: { position: text, season: text, team: number, view: oneOf('signed') },
    menu: ['Clubs', 7, 'Free Agents'],
  },
  // `name`: the search text without scripts
  'advanced-fielding': {
    path: '/advanced-fielding',
    search: { player: number, season: text },
    view: { name: text, show: oneOf('made', 'missed'), list: oneOf('all') },
    menu: ['Further pages', 2, 'Advanced Fielding'],
  },
  search: { path: '/search', view: { q: text }, isListed: false },
  teams: { path: '/teams', itemPath: '/teams/:teamId', search: { level: number }, menu: ['Clubs', 1, 'Teams'] },
  venue: { path: '/venue', search: { team: number }, menu: ['Further pages', 4, 'Venue'] },
  blog: { path: '/blog', itemPath: '/blog/:name', menu: ['Reading', 1, 'Blog'] },
  faq: { path: '/FAQ', menu: ['Reading', 2, 'FAQ'] },
  'user-home': { itemPath: '/user/:username', view: { before: text } },
  settings: {
    path: '/settings',
    itemPath: '/settings/:section',
    needsSession: true,
    menu: ['Further pages', 9, 'Settings'],
  },
  'new-password': { path: '/new-password', isListed: false },
  recover: { path: '/recover', isListed: false },
  'verify-email': { path: '/verify-email', isListed: false },
  // `invitation`: to a league; `pick`: what a visitor chose, '<gamePk>-<club>'; `alerts`: of what
  login: {
    path: '/login',
    view: { invitation: text, pick: text, alerts: text, form: oneOf('sign-up') },
    isListed: false,
  },
  signout: { path: '/signout', needsSession: true },
  test: { path: '/test', needsSession: true },
  admin: { path: '/admin', needsSession: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
type Reads<P, Part extends 'search' | 'view'> = P extends Record<Part, infer Found> ? Found : unknown;

/** The values of the search parameters of a page. What is absent has its default value. */
export type SearchOf<N extends PageName> = Values<
  Reads<(typeof pages)[N], 'search'> & Reads<(typeof pages)[N], 'view'>
>;

/** `/user/:username` with `ann b` → `/user/ann%20b`. */
export function fillPath(pattern: string, value: string | number): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value));
}

/** The path of the page with a purpose; undefined if there is none. */
export function pathFor(purpose: Page['purpose'] & string): string | undefined {
  return Object.values<Page>(pages).find((page) => page.purpose === purpose)?.path;
}
