import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { useCall } from '../../api/call-context.ts';
import { gameQuery } from '../../api/live-game.ts';
import { GamePanels } from '../../features/live-game/game-panels.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';

/** A game: to come, being played, or over. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const { data, error, refetch } = useQuery(gameQuery(useCall(), gamePk));
  if (data?.view) return <GamePanels key={gamePk} game={{ ...data, view: data.view }} />;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
