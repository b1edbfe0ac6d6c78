import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
} from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { gameBriefQuery } from '#features/briefs/queries.ts';
import { tonightChancesQuery } from '#features/chances/queries.ts';
import { FollowList, FollowPlace } from '#features/followed-players/screen/follow-star.tsx';
import { gameForecastQuery } from '#features/forecasts/queries.ts';
import type { GameResponse, LoadedGame } from '#features/games/contract.ts';
import type { Connection } from '#features/games/queries/game-stream.ts';
import {
  gameRoute,
  boxQuery,
  gameQuery,
  pastGameQuery,
  playsQuery,
  winProbabilityQuery,
} from '#features/games/queries/games.ts';
import { useLiveGame } from '#features/games/queries/use-live-game.ts';
import { ListeningPlace } from '#features/listening/screen/listening-place.tsx';
import { picksQuery } from '#features/picks/queries.ts';
import { GamePagePick } from '#features/picks/screen/game-pick.tsx';
import { ShownInstantContext, useShownInstant, parseMoment } from '#features/replay/queries/shown-instant.ts';
import { useReplay } from '#features/replay/queries/use-replay.ts';
import { ReplayBar } from '#features/replay/screen.tsx';
import { BehindNote } from '#features/viewer/screen/behind-note.tsx';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { WindowButton } from '#features/wall/screen/window-button.tsx';
import { isClientError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { type PageContext, type PageUrls, pageContext, fullTitle, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { queriesOf } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { describeState } from '#rules/baseball/game/describe-state.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isDelayed, isOver, isSuspended, isUnderReview } from '#rules/baseball/game/predicates.ts';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { FreshnessLine, ReplayLine } from './freshness-line.tsx';
import { type GameParts, type GameScreen, useGameScreen, useShownPlays } from './game-screen.ts';
import type { PlaysDetails as Details } from './plays-details.tsx';
import layoutStyles from './layout.module.css';
import styles from './live-game.page.module.css';

/** Another selected play or filter of the same game needs no new data. */
function shouldRevalidate({ currentUrl, nextUrl }: PageUrls): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * Loads the view. The server adds the forecast, the plays if the URL selects them and, once the game has started, the win
 * probability and the box score; the browser requests the rest later, so that the first HTML is small.
 */
async function loadLiveGame({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
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
    layout === 'preview' ? loadIfPossible(page, tonightChancesQuery()) : null,
    loadIfPossible(page, gameForecastQuery(gamePk)),
    loadIfPossible(page, picksQuery(view.officialDate)),
  ]);
}

type PageArgument = Parameters<typeof load>[0];

/** The title of the page until the game is loaded. */
const unknownGameHead: PageHead = { title: 'Live game', description: 'A game, pitch by pitch.' };

/** 'Braves at Mets', and the score in the description once there is one. */
function gameHead(view: GameView): PageHead {
  const title = `${view.teams.away.shortName} at ${view.teams.home.shortName}`;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title,
    picture: `/api/games/${view.gamePk}/picture.png`,
    textVersion: paths.gameText(view.gamePk),
    isEmbeddable: true,
    event: view,
    module: layoutModules[selectLayout(view)],
    description: `${score}${view.teams.away.name} at ${view.teams.home.name}, pitch by pitch.`,
  };
}

/** The head of a replay: its picture and its URL are those of the moment. */
function pastGameHead(view: GameView, at: number): PageHead {
  const { title, picture, description } = gameHead(view);
  return {
    title,
    description,
    module: played,
    picture: `${picture}?at=${at}`,
    path: paths.liveGame(view.gamePk, { at }),
  };
}

const nothing: { PlaysDetails: typeof Details } = { PlaysDetails: () => null };

/** What is computed from all plays; without its code, as after a lost connection, nothing. */
const PlaysDetails = lazy(async () => ({
  default: (await import('./plays-details.tsx').catch(() => nothing)).PlaysDetails,
}));

type LayoutComponent = ComponentType<{ screen: GameScreen; Details: typeof PlaysDetails }>;

async function loadPlayed(): Promise<LayoutComponent> {
  return (await import('./played-layout.tsx')).PlayedLayout;
}

const played = 'src/pages/live-game/played-layout.tsx';
const layoutModules = { preview: 'src/pages/live-game/preview-layout.tsx', live: played, final: played };

const loaders: Record<Layout, () => Promise<LayoutComponent>> = {
  preview: async () => (await import('./preview-layout.tsx')).PreviewLayout,
  live: loadPlayed,
  final: loadPlayed,
};

/** The layouts whose code has arrived. They render at once: React would remove the HTML of one that suspends while it hydrates. */
const loadedLayouts = new Map<Layout, LayoutComponent>();

const loading = new Map<Layout, Promise<LayoutComponent>>();

async function importLayout(name: Layout): Promise<LayoutComponent> {
  try {
    const layout = await loaders[name]();
    loadedLayouts.set(name, layout);
    return layout;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}

/** Loads the code of a layout, once. */
function loadLayout(name: Layout): Promise<LayoutComponent> {
  const promise = loading.get(name) ?? importLayout(name);
  loading.set(name, promise);
  return promise;
}

type Layout = 'preview' | 'live' | 'final';

/** The layout of the page for a game. A game called off before its first pitch stays a preview. */
function selectLayout(view: GameView): Layout {
  if (!hasStarted(view)) return 'preview';
  return isOver(view) ? 'final' : 'live';
}

/** A layout of the page. A game changes it at most twice, so the other two are loaded only when they are needed. */
function LoadedLayout({ name, screen }: { name: Layout; screen: GameScreen }) {
  return createElement(loadedLayouts.get(name) ?? use(loadLayout(name)), { screen, Details: PlaysDetails });
}

/** Shows the score in the tab of the browser, as the page shows it; a game whose score is hidden has not started. */
function useTitle(view: GameView): void {
  const { away, home } = view.teams;
  const score = `${away.abbreviation} ${view.totals.away.runs}, ${home.abbreviation} ${view.totals.home.runs}`;
  const title = hasStarted(view) ? `${score} · ${describeState(view).headline}` : null;
  useEffect(() => {
    // after the title of the page, which is set on arrival
    if (title !== null) queueMicrotask(() => (document.title = fullTitle(title)));
  }, [title]);
}

type GamePanelsProps = {
  game: LoadedGame;
  connection: Connection;
  parts: GameParts;
  /** what other features show below the game */
  renderBelow?: ((screen: GameScreen) => ReactNode) | undefined;
};

/**
 * The page of a game in the layout for its state. What arrives is rendered without blocking, and the old state stays on the screen until the
 * code of a new layout is loaded.
 */
export function GamePanels({ renderBelow, ...newest }: GamePanelsProps) {
  const game = useDeferredValue(newest.game);
  const connection = useDeferredValue(newest.connection);
  const parts = useDeferredValue(newest.parts);
  const log = useDeferredValue(useShownPlays(newest.game.view));
  const instant = useDeferredValue(useShownInstant());
  return (
    <ShownInstantContext value={instant}>
      <Panels {...{ game, connection, parts, log, renderBelow }} />
    </ShownInstantContext>
  );
}

type PanelsProps = GamePanelsProps & { log: ReturnType<typeof useShownPlays> };

const Panels = memo(({ game, connection, parts, log, renderBelow }: PanelsProps) => {
  const isReplay = useShownInstant() !== null;
  // a replay ends in the layout in which it began
  const layout = isReplay ? 'live' : selectLayout(game.view);
  const showsFreshness = layout === 'live' || game.freshness.isStale;
  const freshness = isReplay ? (
    <ReplayLine />
  ) : showsFreshness ? (
    <FreshnessLine
      connection={connection}
      freshness={game.freshness}
      isInterrupted={isSuspended(game.view) || isDelayed(game.view)}
      isUnderReview={isUnderReview(game.view)}
      BehindNote={BehindNote}
    />
  ) : null;
  const screen = useGameScreen(game.view, log, {
    freshness,
    ...parts,
    controls: layout === 'live' && !isReplay ? parts.controls : null,
  });
  useTitle(game.view);
  const { away, home } = game.view.teams;
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Suspense fallback={<div className={layoutStyles.coming} />}>
        {/* the key makes the parts of another layout new elements, which are no layout shift */}
        <LoadedLayout key={layout} name={layout} screen={screen} />
      </Suspense>
      {renderBelow?.(screen)}
      {/* the text has the newest state, which a replay hides; it is not a page of the application, so the browser loads it */}
      {!isReplay && (
        <p className={styles.textVersion}>
          <a href={paths.gameText(game.view.gamePk)}>Text version</a>
        </p>
      )}
    </>
  );
});

/** Loads the layout of the game's state before hydration. A replay has the layout of a live game. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const games = queryClient.getQueriesData<GameResponse>(queriesOf(gameRoute));
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
      renderThird={(className) => <WindowButton gamePk={gamePk} className={className} note={<BehindNote />} />}
    />
  );
}

/** The page of a scheduled, live or finished game; with `?at=`, as it was at that time. */
function LiveGamePage() {
  const { gamePk = '' } = useParams();
  const [search] = useSearchParams();
  const replay = useReplay(gamePk);
  const live = useLiveGame(gamePk, replay === null);
  const shown = replay?.shown ?? null;
  const { error, retry } = replay ?? { error: live.error, retry: () => void live.refetch() };
  const game = shown ? shown.game : live.game;
  const view = game?.view;
  const isReplay = shown !== null;
  const parts = useMemo(
    () => ({
      pick: view && <Pick game={view} isReplay={isReplay} />,
      controls: <Controls gamePk={gamePk} />,
      Follow: FollowPlace,
      FollowList,
    }),
    [view, isReplay, gamePk],
  );
  const renderBelow = useCallback(
    (screen: GameScreen) => (
      <>
        <ListeningPlace screen={screen} />
        {replay && <ReplayBar replay={replay} view={screen.view} />}
      </>
    ),
    [replay],
  );
  if (!game) return isClientError(error) ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={retry} />;
  return (
    <ShownInstantContext value={shown?.instant ?? null}>
      {search.has('at') && replay === null && (
        <p className={styles.note}>The URL names no time of this game, so you see it as it is now.</p>
      )}
      <GamePanels key={gamePk} game={game} connection={live.connection} parts={parts} renderBelow={renderBelow} />
    </ShownInstantContext>
  );
}

export { LiveGamePage as Component, loadLiveGame as loader, shouldRevalidate };
