import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { fillPath, type Page, type PageName, pages, type SearchOf } from '../api/pages.ts';

type Search = { readonly [name: string]: string | number | undefined };

function withSearch(path: string, search: Search = {}): string {
  const present = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

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

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Links = {
  [Name in PageName as (typeof pages)[Name] extends { path: string } ? CamelCase<Name> : never]: (
    search?: SearchOf<Name>,
  ) => string;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- types cannot follow the loop and the change of the names
const links = Object.fromEntries(
  Object.entries<Page>(pages).map(([name, { path = '' }]) => [
    name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    (search?: Search) => withSearch(path, search),
  ]),
) as Links;

/** The link of each page with one path, as `paths.myPicks()`, and links that differ. */
export const paths = {
  ...links,
  today: ({ date, level }: SearchOf<'today'> = {}) =>
    withSearch(pages.today.path, { date, level: level === 1 ? undefined : level }),
  todayText: ({ date, level }: SearchOf<'today'> = {}) =>
    withSearch(`${pages.today.path}/text`, { date, level: level === 1 ? undefined : level }),
  liveGame: (gamePk: number, search?: SearchOf<'live-game'>) =>
    withSearch(fillPath(pages['live-game'].itemPath, gamePk), search),
  gameText: (gamePk: number) => `${fillPath(pages['live-game'].itemPath, gamePk)}/text`,
  scorecard: (gamePk: number, search?: SearchOf<'scorecard'>) =>
    withSearch(fillPath(pages.scorecard.itemPath, gamePk), search),
  player: (playerId?: number, search?: SearchOf<'player'>) =>
    withSearch(playerId === undefined ? pages.player.path : fillPath(pages.player.itemPath, playerId), search),
  privateLeague: (leagueId: number, search?: SearchOf<'private-leagues'>) =>
    withSearch(fillPath(pages['private-leagues'].itemPath, leagueId), search),
  user: (username: string) => fillPath(pages['user-home'].itemPath, username),
  settings: (section?: string) =>
    section === undefined ? pages.settings.path : fillPath(pages.settings.itemPath, section),
  transactionsFeed: (team: number) => withSearch(`${pages.transactions.path}/feed.xml`, { team }),
  /** the page of a major-league club, or the roster of another team */
  club: (teamId: number) =>
    isClubId(teamId) ? fillPath(pages.teams.itemPath, teamId) : withSearch(pages.rosters.path, { team: teamId }),
  blog: (article?: string) => (article === undefined ? pages.blog.path : fillPath(pages.blog.itemPath, article)),
  blogFeed: () => `${pages.blog.path}/feed.xml`,
  faq: (question?: string) => (question === undefined ? pages.faq.path : `${pages.faq.path}#${question}`),
} as const;
