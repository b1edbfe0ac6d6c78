import { lazy, memo, Suspense } from 'react';
import { useParams } from 'react-router';
import type { GameView } from '#domain/game/model.ts';
import { isApiError } from '#contract/api/api-error.ts';
import { useLiveGame } from '../../api/live/live-game.ts';
import { GamePanels } from '../../features/live-game/game-panels.tsx';
import { loadConditions } from '../../features/live-game/load-conditions.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';

/** Rendered with the page, but hydrated after the game. */
const GamePagePick = lazy(async () => ({
  default: (await import('../../features/picks/game-page-pick.tsx')).GamePagePick,
}));

/** The parts that are loaded before hydration. */
export const ready = Promise.all([import('../../features/picks/game-page-pick.tsx'), loadConditions()]);

type PickProps = { game: GameView };

/** Rendered again only for another state or start: a part that changes before its code is loaded would disappear. */
const Pick = memo(
  ({ game }: PickProps) => (
    <Suspense>
      <GamePagePick game={game} />
    </Suspense>
  ),
  ({ game: one }: PickProps, { game: other }: PickProps) =>
    one.gamePk === other.gamePk && one.startsAt === other.startsAt && one.status.text === other.status.text,
);

/** The page of a scheduled, live or finished game. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const { game, error, refetch, connection } = useLiveGame(gamePk);
  if (game) return <GamePanels key={gamePk} game={game} connection={connection} pick={<Pick game={game.view} />} />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
