import { Suspense, useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '#contract/api/api-error.ts';
import type { LiveGame } from '#contract/games.ts';
import type { GameView } from '#domain/game/model.ts';
import { useLiveGame } from '../../api/live/live-game.ts';
import { gameRoute } from '../../api/live/live-game-queries.ts';
import { queriesOf } from '../../api/query.ts';
import { GamePanels } from '../../features/live-game/game-panels.tsx';
import { preloadParts, preloadReplay, replayBar } from '../../features/live-game/load-parts.ts';
import { ShownInstantContext } from '../../features/live-game/shown-instant.ts';
import { useReplay } from '../../features/live-game/use-replay.ts';
import type { PageContext } from '../../page-context.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { createLazyPart } from '../../ui/lazy-part.ts';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';
import styles from './live-game-page.module.css';

const gamePagePick = createLazyPart(async () => (await import('../../features/picks/game-page-pick.tsx')).GamePagePick);

/** Loads the parts of the game's state before hydration. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const games = queryClient.getQueriesData<LiveGame>(queriesOf(gameRoute));
  const isReplay = games.some(
    ([
      {
        1: { query },
      },
    ]) => query !== undefined,
  );
  await Promise.all([
    gamePagePick.preload(),
    isReplay ? preloadReplay() : null,
    ...games.map(
      ([
        {
          1: { query },
        },
        game,
      ]) => (query === undefined && game?.view ? preloadParts(game.view) : null),
    ),
  ]);
}

function Pick({ game, isReplay }: { game: GameView; isReplay: boolean }) {
  if (isReplay) return <p className={styles.hidden}>A replay does not show picks.</p>;
  return (
    <Suspense>
      <gamePagePick.Part game={game} />
    </Suspense>
  );
}

/** The page of a scheduled, live or finished game; with `?at=`, as it was at that time. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const [search] = useSearchParams();
  const replay = useReplay(gamePk);
  const live = useLiveGame(gamePk, replay === null);
  const shown = useDeferredValue(replay?.shown ?? null);
  const { error, retry } = replay ?? { error: live.error, retry: () => void live.refetch() };
  const game = shown ? shown.game : live.game;
  if (!game) {
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={retry} />;
  }
  return (
    <ShownInstantContext value={shown?.instant ?? null}>
      {search.has('at') && replay === null && (
        <p className={styles.note}>The address names no time of this game, so you see it as it is now.</p>
      )}
      <GamePanels
        key={gamePk}
        game={game}
        connection={live.connection}
        pick={<Pick game={game.view} isReplay={shown !== null} />}
      />
      {replay && (
        <Suspense>
          <replayBar.Part replay={replay} view={game.view} />
        </Suspense>
      )}
    </ShownInstantContext>
  );
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
