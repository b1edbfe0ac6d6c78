import { Suspense } from 'react';
import { useParams } from 'react-router';
import { isApiError } from '#contract/api/api-error.ts';
import type { LiveGame } from '#contract/games.ts';
import { useLiveGame } from '../../api/live/live-game.ts';
import { GamePanels } from '../../features/live-game/game-panels.tsx';
import { preloadParts } from '../../features/live-game/load-parts.ts';
import type { PageContext } from '../../page-context.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { createLazyPart } from '../../ui/lazy-part.ts';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';

const gamePagePick = createLazyPart(async () => (await import('../../features/picks/game-page-pick.tsx')).GamePagePick);

/** Loads the parts of the game's state before hydration. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const games = queryClient.getQueriesData<LiveGame>({ queryKey: ['game'] });
  await Promise.all([
    gamePagePick.preload(),
    ...games.map(([, game]) => (game?.view ? preloadParts(game.view) : null)),
  ]);
}

/** The page of a scheduled, live or finished game. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const { game, error, refetch, connection } = useLiveGame(gamePk);
  if (game) {
    const pick = (
      <Suspense>
        <gamePagePick.Part game={game.view} />
      </Suspense>
    );
    return <GamePanels key={gamePk} game={game} connection={connection} pick={pick} />;
  }
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
