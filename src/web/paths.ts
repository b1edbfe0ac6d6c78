import { fillPath, pages } from '#contract/pages.ts';

/** The search of Today. A missing date is the league's current date; a missing level is MLB. */
export type TodaySearch = { date?: string | undefined; level?: number | undefined };

/**
 * A part of a leaderboard. A missing period is the season; without a cursor the part starts at rank 1. `season`: of the board of
 * skill, a year or 'all'.
 */
export type BoardSearch = {
  board?: 'skill' | 'confidence' | undefined;
  period?: 'season' | 'month' | 'week' | undefined;
  season?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

/** A table of a private league. A missing period is the season. `season`: an earlier one of the board of skill, a year */
export type LeagueSearch = {
  board?: 'skill' | 'confidence' | undefined;
  period?: 'month' | 'week' | 'all' | undefined;
  season?: string | undefined;
};

type SeasonSearch = { season?: string | undefined };

/** `username`: whose prediction is shown; a place is one on the board */
export type PredictionSearch = SeasonSearch & {
  view?: 'board' | undefined;
  username?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};
type TeamSearch = SeasonSearch & { team?: number | undefined; level?: number | undefined };

/** A missing parameter has its default value. Dates are YYYY-MM-DD. */
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
/** `group`: which statistics; `season`: of the game log and the percentiles; `q`: the search text. */
export type PlayerSearch = SeasonSearch & { group?: string | undefined; q?: string | undefined };

/** `team`: the club of the players */
export type ChallengesSearch = SeasonSearch & { team?: number | undefined };

type Search = Record<string, string | number | undefined>;

function withSearch(path: string, search: Search): string {
  const present = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

/** The address of every page that links lead to. */
export const paths = {
  home: () => pages.home.path,
  today: ({ date, level }: TodaySearch = {}) =>
    withSearch(pages.today.path, { date, level: level === 1 ? undefined : level }),
  todayText: ({ date, level }: TodaySearch = {}) =>
    withSearch(`${pages.today.path}/text`, { date, level: level === 1 ? undefined : level }),
  /** `games`: ids separated by commas; missing: the games of the day */
  wall: (search: { games?: number | undefined } = {}) => withSearch(pages.wall.path, search),
  myPicks: () => pages['my-picks'].path,
  practice: (search: { date?: string } = {}) => withSearch(pages.practice.path, search),
  seasonPicks: () => pages['season-picks'].path,
  seasonPredictions: (search: PredictionSearch = {}) => withSearch(pages['season-predictions'].path, search),
  bracketPredictions: (search: PredictionSearch = {}) => withSearch(pages['bracket-predictions'].path, search),
  /** `at`: a time of the game (epoch ms, UTC) at which a replay stands */
  liveGame: (gamePk: number, search: { at?: number | undefined } = {}) =>
    withSearch(fillPath(pages['live-game'].itemPath, gamePk), search),
  gameText: (gamePk: number) => `${fillPath(pages['live-game'].itemPath, gamePk)}/text`,
  scorecard: (gamePk: number, search: { at?: number | undefined; play?: number | undefined } = {}) =>
    withSearch(fillPath(pages.scorecard.itemPath, gamePk), search),
  player: (playerId?: number, search: PlayerSearch = {}) =>
    withSearch(playerId === undefined ? pages.player.path : fillPath(pages.player.itemPath, playerId), search),
  leaderboard: ({ period, ...place }: BoardSearch = {}) =>
    withSearch(pages.leaderboard.path, { period: period === 'season' ? undefined : period, ...place }),
  leagues: (search: { code?: string } = {}) => withSearch(pages.leagues.path, search),
  fanBases: (search: { period?: 'season' | 'month' | 'week' | undefined } = {}) =>
    withSearch(pages['fan-bases'].path, search),
  league: (leagueId: number, search: LeagueSearch = {}) =>
    withSearch(fillPath(pages.leagues.itemPath, leagueId), search),
  user: (username: string) => fillPath(pages['user-home'].itemPath, username),
  rosters: (search: RosterSearch = {}) => withSearch(pages.rosters.path, search),
  standings: (search: StandingsSearch = {}) => withSearch(pages.standings.path, search),
  postseason: (search: SeasonSearch = {}) => withSearch(pages.postseason.path, search),
  transactions: (search: TransactionsSearch = {}) => withSearch(pages.transactions.path, search),
  transactionsFeed: (team: number) => withSearch(`${pages.transactions.path}/feed.xml`, { team }),
  rollingMetrics: (search: RollingSearch = {}) => withSearch(pages['rolling-metrics'].path, search),
  leagueLeaders: (search: LeadersSearch = {}) => withSearch(pages['league-leaders'].path, search),
  challenges: (search: ChallengesSearch = {}) => withSearch(pages.challenges.path, search),
  freeAgents: (search: FreeAgentsSearch = {}) => withSearch(pages['free-agents'].path, search),
  advancedFielding: (search: FieldingSearch = {}) => withSearch(pages['advanced-fielding'].path, search),
  teams: () => pages.teams.path,
  blog: (article?: string) => (article === undefined ? pages.blog.path : fillPath(pages.blog.itemPath, article)),
  blogFeed: () => `${pages.blog.path}/feed.xml`,
  faq: (question?: string) => (question === undefined ? pages.faq.path : `${pages.faq.path}#${question}`),
  login: (invitation?: string) => withSearch(pages.login.path, { invitation }),
  recover: () => pages.recover.path,
  admin: () => pages.admin.path,
  signOut: () => pages.signout.path,
} as const;
