import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { useLiveGame } from '#features/games/queries/live-game.ts';
import { gameQuery, pastGameQuery, scorecardQuery } from '#features/games/queries/live-game-queries.ts';
import { load } from '#platform/api/browser/load.ts';
import { parseMoment } from '#features/replay/queries/parse-moment.ts';
import { ScorecardScreen } from './scorecard-screen.tsx';
import { useEffect } from 'react';
import { type PageUrls, pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { NotFoundPage } from '#ui/not-found-page.tsx';
import { Loader } from '#ui/loader.tsx';
import { describeScore } from '#rules/baseball/game/describe.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { paths } from '#platform/api/browser/paths.ts';

/** Another selected play needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: PageUrls): boolean {
  return currentUrl.pathname !== nextUrl.pathname || momentIn(currentUrl) !== momentIn(nextUrl);
}

const momentIn = ({ searchParams }: { searchParams: URLSearchParams }): number | undefined => {
  const at = parseMoment(searchParams);
  return typeof at === 'number' ? at : undefined;
};

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const gamePk = params.gamePk ?? '';
  const at = momentIn(new URL(request.url));
  const [game] = await Promise.all([
    load(page, at === undefined ? gameQuery(gamePk) : pastGameQuery(gamePk, at)),
    load(page, scorecardQuery(gamePk, at)),
  ]);
  return scorecardHead(game?.view, at);
}

/** The game at a moment of a replay, or the newest state. */
function useShownGame(gamePk: string, at: number | undefined) {
  const live = useLiveGame(gamePk, at === undefined);
  const past = useQuery({ ...pastGameQuery(gamePk, at ?? 0), enabled: at !== undefined });
  if (at === undefined) return { ...live, view: live.game?.view, version: live.game?.version };
  return { ...past, view: past.data?.view, version: undefined };
}

/** The scorecard of a game: empty before it, live during it; with `?at=`, as it was at that time. */
function ScorecardPage() {
  const { gamePk = '' } = useParams();
  const [searchParams] = useSearchParams();
  const at = momentIn({ searchParams });
  const { view, version, error, refetch } = useShownGame(gamePk, at);
  const card = useScorecard(gamePk, version, at);
  if (view && card.scorecard) return <ScorecardScreen view={view} scorecard={card.scorecard} moment={at} />;
  const failure = error ?? card.error;
  const isRefused = isApiError(failure) && failure.status >= 400 && failure.status < 500;
  if (isRefused) return <NotFoundPage subtitle={failure.message} />;
  return <Loader onRetry={() => void Promise.all([refetch(), card.refetch()])} />;
}

export { ScorecardPage as Component };

/** 'Scorecard: Braves at Mets', and the score in the description once there is one. `at`: the time of a replay (epoch ms, UTC). */
function scorecardHead(view: GameView | undefined, at: number | undefined): PageHead {
  if (!view) return { title: 'Scorecard', description: 'A game, kept by hand.' };
  const { away, home } = view.teams;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title: `Scorecard: ${away.shortName} at ${home.shortName}`,
    picture: `/api/games/${view.gamePk}/picture.png${at === undefined ? '' : `?at=${at}`}`,
    ...(at !== undefined && { address: paths.scorecard(view.gamePk, { at }) }),
    description: `${score}Every plate appearance in standard notation, live and for printing.`,
  };
}

/** Changes within this time (ms) are one request. It is longer than the server shares an earlier response. */
const refreshDelay = 1200;

/** The scorecard of a game, requested again once when the game gets another version. With `at` (epoch ms, UTC), the one of then. */
function useScorecard(gamePk: string, version: number | undefined, at: number | undefined) {
  const { data, error, refetch } = useQuery(scorecardQuery(gamePk, at));
  const loaded = data?.version;
  useEffect(() => {
    if (loaded === undefined || version === undefined || loaded === version) return undefined;
    const timer = setTimeout(() => void refetch(), refreshDelay);
    return () => clearTimeout(timer);
  }, [loaded, version, refetch]);
  return { scorecard: data, error, refetch };
}
