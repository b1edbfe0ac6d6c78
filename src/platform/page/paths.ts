import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { fillPath, type Page, type PageName, pages, type SearchOf } from '../api/pages.ts';

type Search = { readonly [name: string]: string | number | undefined };

function withSearch(path: string, search: Search = {}): string {
  const present = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

/** The link function of a page with one path. */
const to =
  <N extends PageName>(name: N) =>
  (search?: SearchOf<N>) => {
    const { path = '' }: Page = pages[name];
    return withSearch(path, search);
  };

/** The search parameters of a URL that a page has. An absent, empty or unknown value is left out. */
export function searchOf<N extends PageName>(name: N, given: URLSearchParams): SearchOf<N> {
  const { search, view }: Page = pages[name];
  const values = Object.entries({ ...search, ...view }).flatMap(([parameter, read]) => {
    const text = given.get(parameter);
    const value = text ? read(text) : undefined;
    return value === undefined ? [] : [[parameter, value]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by these very functions, in a loop that types cannot follow
  return Object.fromEntries(values) as SearchOf<N>;
}

/** The path of every page that links lead to. */
export const paths = {
  home: to('home'),
  today: ({ date, level }: SearchOf<'today'> = {}) =>
    withSearch(pages.today.path, { date, level: level === 1 ? undefined : level }),
  todayText: ({ date, level }: SearchOf<'today'> = {}) =>
    withSearch(`${pages.today.path}/text`, { date, level: level === 1 ? undefined : level }),
  search: to('search'),
  wall: to('wall'),
  slate: () => pages.slate.path,
  myPicks: to('my-picks'),
  practice: to('practice'),
  seasonReport: () => pages['season-report'].path,
  seasonPredictions: to('season-predictions'),
  bracketPredictions: to('bracket-predictions'),
  liveGame: (gamePk: number, search?: SearchOf<'live-game'>) =>
    withSearch(fillPath(pages['live-game'].itemPath, gamePk), search),
  gameText: (gamePk: number) => `${fillPath(pages['live-game'].itemPath, gamePk)}/text`,
  scorecard: (gamePk: number, search?: SearchOf<'scorecard'>) =>
    withSearch(fillPath(pages.scorecard.itemPath, gamePk), search),
  player: (playerId?: number, search?: SearchOf<'player'>) =>
    withSearch(playerId === undefined ? pages.player.path : fillPath(pages.player.itemPath, playerId), search),
  compare: to('compare'),
  leaderboard: to('leaderboard'),
  leagues: to('leagues'),
  fanBases: to('fan-bases'),
  league: (leagueId: number, search?: SearchOf<'leagues'>) =>
    withSearch(fillPath(pages.leagues.itemPath, leagueId), search),
  user: (username: string) => fillPath(pages['user-home'].itemPath, username),
  settings: (section?: string) =>
    section === undefined ? pages.settings.path : fillPath(pages.settings.itemPath, section),
  rosters: to('rosters'),
  standings: to('standings'),
  schedule: to('schedule'),
  postseason: to('postseason'),
  transactions: to('transactions'),
  transactionsFeed: (team: number) => withSearch(`${pages.transactions.path}/feed.xml`, { team }),
  rollingMetrics: to('rolling-metrics'),
  leagueLeaders: to('league-leaders'),
  challenges: to('challenges'),
  freeAgents: to('free-agents'),
  advancedFielding: to('advanced-fielding'),
  teams: () => pages.teams.path,
  /** the page of a major-league club, or the roster of another team */
  club: (teamId: number) =>
    isClubId(teamId) ? fillPath(pages.teams.itemPath, teamId) : withSearch(pages.rosters.path, { team: teamId }),
  venue: to('venue'),
  blog: (article?: string) => (article === undefined ? pages.blog.path : fillPath(pages.blog.itemPath, article)),
  blogFeed: () => `${pages.blog.path}/feed.xml`,
  faq: (question?: string) => (question === undefined ? pages.faq.path : `${pages.faq.path}#${question}`),
  login: to('login'),
  recover: () => pages.recover.path,
  admin: () => pages.admin.path,
  signOut: () => pages.signout.path,
} as const;
