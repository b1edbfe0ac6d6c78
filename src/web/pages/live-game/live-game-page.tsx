import { useParams } from 'react-router';
import { isApiError } from '#contract/api/api-error.ts';
import { useLiveGame } from '../../api/live/live-game.ts';
import { GamePanels } from '../../features/live-game/game-panels.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';

// a chunk of its own, shared with Today; hydration waits for it, because a part that hydrates later would disappear for a moment
const { GamePagePick } = await import('../../features/picks/game-page-pick.tsx');

/** The page of a scheduled, live or finished game. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const { game, error, refetch, connection } = useLiveGame(gamePk);
  if (game)
    return <GamePanels key={gamePk} game={game} connection={connection} pick={<GamePagePick game={game.view} />} />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
