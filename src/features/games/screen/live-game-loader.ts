import type { LoaderFunctionArgs } from 'react-router';
import {
  boxQuery,
  gameBriefQuery,
  gameForecastQuery,
  gameQuery,
  pastGameQuery,
  playsQuery,
  winProbabilityQuery,
} from '../queries/live-game-queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { parseMoment } from '#features/replay/queries/parse-moment.ts';
import { selectLayout } from './live-game/game-layout.ts';
import type { PageUrls } from '#platform/api/browser/page-context.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { gameHead, pastGameHead, unknownGameHead } from './game-head.ts';

/** Another selected play or filter of the same game needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: PageUrls): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * Loads the view. The server adds the forecast, the plays if the address selects them and, once the game has started, the win
 * probability and the box score; the browser requests the rest later, so that the first HTML is small.
 */
export async function loadLiveGame({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const gamePk = params.gamePk ?? '';
  const at = parseMoment(new URL(request.url).searchParams);
  if (typeof at === 'number') {
    const head = await loadPastGame(page, gamePk, { at, search: new URL(request.url).searchParams });
    if (head !== null) return head;
  }
  const { view } = (await load(page, gameQuery(gamePk))) ?? {};
  if (!view) return unknownGameHead;
  // the first condition removes the code from the browser's scripts
  if (import.meta.env.SSR && page.waitsForData) await loadMore(page, view, new URL(request.url).searchParams);
  return gameHead(view);
}

/** Loads the game as it was at a time, and nothing that became known later. Null for a game without plays. */
async function loadPastGame(
  page: PageArgument,
  gamePk: string,
  { at, search }: { at: number; search: URLSearchParams },
): Promise<PageHead | null> {
  const game = await load(page, pastGameQuery(gamePk, at));
  if (!game?.view) return unknownGameHead;
  if (!game.moment) return null;
  if (import.meta.env.SSR && page.waitsForData) {
    await Promise.all([
      needsPlays(search) ? load(page, playsQuery(gamePk, at)) : null,
      load(page, winProbabilityQuery(gamePk, at)),
      loadIfPossible(page, gameForecastQuery(gamePk)),
    ]);
  }
  return pastGameHead(game.view, game.moment.at);
}

const needsPlays = (search: URLSearchParams): boolean => search.has('play') || search.has('plays');

async function loadMore(page: PageArgument, view: GameView, search: URLSearchParams): Promise<void> {
  const layout = selectLayout(view);
  const gamePk = String(view.gamePk);
  await Promise.all([
    needsPlays(search) ? load(page, playsQuery(gamePk)) : null,
    layout === 'preview' ? null : load(page, winProbabilityQuery(gamePk)),
    layout === 'preview' ? null : loadIfPossible(page, boxQuery(gamePk)),
    layout === 'preview' ? loadIfPossible(page, gameBriefQuery(gamePk)) : null,
    loadIfPossible(page, gameForecastQuery(gamePk)),
    loadIfPossible(page, picksQuery(view.officialDate)),
  ]);
}

type PageArgument = Parameters<typeof load>[0];
