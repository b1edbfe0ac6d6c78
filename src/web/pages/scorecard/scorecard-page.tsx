import { useParams, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isApiError } from '#contract/api/api-error.ts';
import { useLiveGame } from '../../api/live/live-game.ts';
import { gameQuery } from '../../api/live/live-game-queries.ts';
import { load } from '../../api/load.ts';
import { scorecardQuery } from '../../api/queries/scorecard.ts';
import { ScorecardScreen } from '../../features/scorecard/scorecard-screen.tsx';
import { useScorecard } from '../../features/scorecard/use-scorecard.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { scorecardHead } from './scorecard-head.ts';

/** Another selected play needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const gamePk = params.gamePk ?? '';
  const query = gameQuery(page.call, gamePk);
  await Promise.all([load(page, query), load(page, scorecardQuery(page.call, gamePk))]);
  return scorecardHead(page.queryClient.getQueryData(query.queryKey)?.view);
}

/** The scorecard of a game: empty before it, live during it. */
function ScorecardPage() {
  const { gamePk = '' } = useParams();
  const { game, error, refetch } = useLiveGame(gamePk, true);
  const card = useScorecard(gamePk, game?.version);
  if (game && card.scorecard) return <ScorecardScreen view={game.view} scorecard={card.scorecard} />;
  const failure = error ?? card.error;
  const isRefused = isApiError(failure) && failure.status >= 400 && failure.status < 500;
  if (isRefused) return <NotFoundPage subtitle={failure.message} />;
  return <Loader onRetry={() => void Promise.all([refetch(), card.refetch()])} />;
}

export { ScorecardPage as Component };
