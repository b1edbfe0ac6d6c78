import type { LoaderFunctionArgs } from 'react-router';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import type { playerBattedBalls, playerLeague } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import type { featuredPlayer } from '#features/players/contract/players.ts';
import {
  playerGamesQuery,
  playerPercentilesQuery,
  playerSeasonQuery,
  recentGamesQuery,
} from '#features/players/queries/player-season.ts';
import { playerMinorsQuery, playerQuery, playerRankingsQuery } from '#features/players/queries/player.ts';
import { dayLeadersQuery, playerSearchQuery } from '#features/players/queries/players.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { type PageUrls, type PageHead, pageContext, type PageContext } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { laterPart } from '#ui/kit/later-part.tsx';
import { playerSplitsQuery } from './player-splits-query.ts';

/** `playerId` of the page; a URL without one shows a random player each time. */
export type PlayerPage = PageHead & { playerId: string };

/** Another group of statistics of the same player needs no new data; the same URL without a player shows another one. */
export function shouldRevalidate({ currentUrl, nextUrl }: PageUrls): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** The parts that the page of a player does not need. */
export const StartParts = laterPart(async () => (await import('./start-parts.tsx')).StartParts);
export const SearchResults = laterPart(async () => (await import('./start-parts.tsx')).SearchResults);
/** What is below the season's table. */
export const SeasonParts = laterPart(async () => (await import('./season-parts.tsx')).SeasonParts);
export const CareerCharts = laterPart(async () => (await import('./career-charts.tsx')).CareerCharts);

const startHead = { title: 'Players', description: 'Every player: biography, career and rankings.' };

function headOf(response: PlayerResponse | undefined): PageHead {
  if (response === undefined) return startHead;
  const { id, name, position, team } = response.player;
  const person = [name, position?.name, team?.name].filter(Boolean).join(', ');
  return {
    title: name,
    description: `${person}: biography, career and statistics year by year.`,
    picture: `/api/players/${id}/picture.png`,
  };
}

/** The player of a URL without one: another one each time. */
async function readFeaturedPlayer({ queryClient }: PageContext): Promise<string> {
  const featured = query<typeof featuredPlayer>('GET /api/players/featured', {}, { staleTime: 0 });
  return String((await queryClient.query(featured)).id);
}

/** The other queries are in a file that the page of a game loads too. */
export function playerLeagueQuery(id: string) {
  return query<typeof playerLeague>('GET /api/players/:id/league', { params: { id } }, { staleTime: 60_000 });
}

/** `season`: by default the newest one */
export function playerBattedBallsQuery(id: string, season: string | undefined) {
  const input = { params: { id }, query: { season } };
  return query<typeof playerBattedBalls>('GET /api/players/:id/batted-balls', input, { staleTime: 60_000 });
}

export async function loadPlayer({ request, params, context }: LoaderFunctionArgs): Promise<PlayerPage> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const playerId = params.playerId ?? (await readFeaturedPlayer(page));
  const text = parseSearchText(search);
  const isStart = params.playerId === undefined;
  const [player] = await Promise.all([
    loadPlayerOf(page, playerId),
    loadView(page, playerId, search),
    page.waitsForData
      ? loadIfPossible(page, playerPercentilesQuery(playerId, searchOf('player', search).season))
      : null,
    isStart && text === '' ? loadBeforeShown(page, dayLeadersQuery) : null,
    isStart && text === '' ? loadBeforeShown(page, todaysGamesQuery) : null,
    isStart ? StartParts.load() : null,
    text === '' ? null : SearchResults.load(),
    ...(parseStatView(search) === 'career' ? [SeasonParts.load(), CareerCharts.load()] : []),
    text === '' ? null : loadIfPossible(page, playerSearchQuery(text)),
  ]);
  return { ...headOf(player), ...(isStart ? startHead : null), playerId };
}

/** On the server, the minor leagues of a player without a season in the major leagues are in the head of the page. */
async function loadPlayerOf(page: PageContext, id: string): Promise<PlayerResponse | undefined> {
  const player = await load(page, playerQuery(id));
  if (page.waitsForData && player?.stats.length === 0) await loadIfPossible(page, playerMinorsQuery(id));
  return player;
}

/** Loads the data of the selected group on the server; in the browser each part loads its own. */
async function loadView(page: PageContext, id: string, search: URLSearchParams): Promise<unknown> {
  if (!page.waitsForData) return undefined;
  const season = searchOf('player', search).season;
  switch (parseStatView(search)) {
    case 'career':
      return Promise.all([loadGames(page, id, search), loadIfPossible(page, playerSeasonQuery(id, season))]);
    case 'hitting':
    case 'pitching':
      return loadIfPossible(page, playerLeagueQuery(id));
    case 'rankings':
      return loadIfPossible(page, playerRankingsQuery(id));
    case 'games':
      return Promise.all([loadIfPossible(page, playerGamesQuery(id, season)), loadIfPossible(page, seasonsQuery)]);
    case 'balls':
      return loadIfPossible(page, playerBattedBallsQuery(id, season));
    case 'minors':
      return loadIfPossible(page, playerMinorsQuery(id));
    default:
      return undefined;
  }
}

/** The last games, and the combined splits of their season if the URL has a choice. */
async function loadGames(page: PageContext, id: string, search: URLSearchParams): Promise<unknown> {
  const { season, hand, place, month } = searchOf('player', search);
  const games = await loadIfPossible(page, recentGamesQuery(id, season));
  if (!games?.season || (hand ?? place ?? month) === undefined) return undefined;
  return loadIfPossible(page, playerSplitsQuery(id, { season: games.season, hand, place, month }));
}

/** The views of a player's statistics, in the order of their links. */
export const statViews = [
  { id: 'career', name: 'Career' },
  { id: 'hitting', name: 'Hitting by year' },
  { id: 'pitching', name: 'Pitching by year' },
  { id: 'fielding', name: 'Fielding by year' },
  { id: 'rankings', name: 'Rankings by Year' },
  { id: 'games', name: 'Game log' },
  { id: 'balls', name: 'Batted balls' },
  { id: 'minors', name: 'Minor leagues' },
] as const;

export type StatView = (typeof statViews)[number]['id'];

/** Parses the view of a URL: the career by default, null for an unknown view. */
export function parseStatView(search: URLSearchParams): StatView | null {
  const { group = 'career' } = searchOf('player', search);
  return statViews.find(({ id }) => id === group)?.id ?? null;
}

/** Parses the search text of a URL; empty without one. */
export function parseSearchText(search: URLSearchParams): string {
  return (searchOf('player', search).q ?? '').trim().slice(0, 200);
}
