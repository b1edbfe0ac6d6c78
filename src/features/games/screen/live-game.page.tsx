import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import type { LiveGame } from '../contract/games.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { useLiveGame } from '../queries/live-game.ts';
import { gameRoute } from '../queries/live-game-queries.ts';
import { queriesOf } from '#platform/api/browser/query.ts';
import { GamePanels } from './live-game/game-panels.tsx';
import { selectLayout } from './live-game/game-layout.ts';
import { loadLayout } from './live-game/load-layout.ts';
import { ShownInstantContext } from '#features/replay/queries/shown-instant.ts';
import { useReplay } from '#features/replay/queries/use-replay.ts';
import { FollowList, FollowPlace } from '#features/followed-players/screen/follow/follow-place.tsx';
import { ListeningPlace } from '#features/listening/screen/listening-place.tsx';
import { ReplayBar } from '#features/replay/screen/replay-bar.tsx';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { ViewerNote } from '#features/viewer/screen/viewer-note.tsx';
import { WindowButton } from '#features/wall/screen/small-window/window-button.tsx';
import { GamePagePick } from '#features/picks/screen/game-page-pick.tsx';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { NotFoundPage } from '#ui/not-found-page.tsx';
import { Loader } from '#ui/loader.tsx';
import { loadLiveGame, shouldRevalidate } from './live-game-loader.ts';
import styles from './live-game.page.module.css';

/** Loads the layout of the game's state before hydration. A replay has the layout of a live game. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const games = queryClient.getQueriesData<LiveGame>(queriesOf(gameRoute));
  await Promise.all(
    games.map(async ([[, { query }], game]) => {
      if (game?.view) await loadLayout(query === undefined ? selectLayout(game.view) : 'live');
    }),
  );
}

function Pick({ game, isReplay }: { game: GameView; isReplay: boolean }) {
  if (isReplay) return <p className={styles.hidden}>A replay does not show picks.</p>;
  return <GamePagePick game={game} />;
}

function Controls({ gamePk }: { gamePk: string }) {
  return (
    <ViewerControls
      renderThird={(className) => <WindowButton gamePk={gamePk} className={className} note={<ViewerNote />} />}
    />
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
        parts={{
          pick: <Pick game={game.view} isReplay={shown !== null} />,
          controls: <Controls gamePk={gamePk} />,
          Follow: FollowPlace,
          FollowList,
        }}
        renderBelow={(screen) => (
          <>
            <ListeningPlace screen={screen} />
            {replay && <ReplayBar replay={replay} view={screen.view} />}
          </>
        )}
      />
    </ShownInstantContext>
  );
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
