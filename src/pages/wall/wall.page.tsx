import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { GamesDay } from '#features/games/contract.ts';
import { gamesQuery, pollInterval } from '#features/games/queries/games.ts';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { parseWallOptions, type WallOptions, wallGrid, chooseWallGames, tileOfCard } from '#features/wall/rules.ts';
import { NextLockLine, ScoreTile } from '#features/wall/screen/score-tile.tsx';
import { ApiError } from '#platform/api/api-error.ts';
import { load } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import styles from './wall.page.module.css';

type Games = readonly GameCard[];

/** A place keeps its element when another game moves there: nothing on the screen moves. */
function Tiles({ games }: { games: Games }) {
  const { columns, rows } = wallGrid(games.length);
  return (
    <ul className={styles.tiles} data-columns={columns} data-rows={rows}>
      {games.map((game, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the key of a place
        <li key={place} className={styles.place}>
          <ScoreTile key={game.gamePk} tile={tileOfCard(game)} />
        </li>
      ))}
    </ul>
  );
}

function Foot({ day: { games, freshness } }: { day: GamesDay }) {
  const isHydrated = useIsHydrated();
  const now = useLeagueNow(60_000);
  return (
    <>
      <Link to={paths.today()}>Today</Link>
      <p className={styles.lock}>
        <NextLockLine games={games} />
      </p>
      {freshness.isStale && now !== null && <FreshnessNote freshness={freshness} now={now} />}
      <div className={styles.awake}>{isHydrated && 'wakeLock' in navigator && <WakeLockButton />}</div>
    </>
  );
}

/** Up to nine games in large type, polled like Today's cards. */
function Wall({ options: { gamePks, theme }, level }: { options: WallOptions; level: number }) {
  const league = useLeague();
  const { data, refetch } = useQuery({
    ...gamesQuery({ date: undefined, level }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && pollInterval({ games: state.data.games, isToday: true, speed: league?.speed ?? 1 }),
  });
  const games = chooseWallGames(data?.games ?? [], gamePks);
  return (
    <div className={styles.wall} data-look={theme ?? undefined}>
      <h1 tabIndex={-1} className="visually-hidden">
        Games on the wall
      </h1>
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      {data !== undefined && games.length === 0 && (
        <p className={styles.empty}>{gamePks === null ? 'No games today' : 'Not a game of today'}</p>
      )}
      {games.length > 0 && <Tiles games={games} />}
      <div className={styles.foot}>
        {league?.notice && <p className={styles.notice}>{league.notice}</p>}
        {data !== undefined && theme !== 'transparent' && <Foot day={data} />}
      </div>
    </div>
  );
}

/** Keeps the screen on while it is pressed. The browser ends the lock of a hidden page, so it is taken again. */
function WakeLockButton() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    return keepAwake(() => {
      setIsOn(false);
      setIsRefused(true);
    });
  }, [isOn]);
  return (
    <>
      <Button look="textButton" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {isOn ? 'Screen stays on' : 'Keep the screen on'}
      </Button>
      {isRefused && <span role="status"> This device does not allow it now.</span>}
    </>
  );
}

/** Holds a screen wake lock while the page is visible. Returns a function that ends it. */
function keepAwake(onRefused: () => void): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (taken === null && isWanted) onRefused();
    if (!isWanted) void taken?.release();
    lock = taken;
  };
  const onChange = () => void take();
  void take();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}

const parse = (search: URLSearchParams) => parseWallOptions(search.get('games'), search.get('theme'));

/** The server refuses an unknown level. */
const levelOf = (search: URLSearchParams): number => searchOf('wall', search).level ?? 1;

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const options = parse(search);
  if (typeof options === 'string') throw new ApiError(400, { error: { code: 'invalid_input', message: options } });
  await load(page, gamesQuery({ date: undefined, level: levelOf(search) }));
  return { title: 'Wall', description: 'Up to nine games in large type, for a television or a stream.' };
}

/** Games for a screen on a wall, or over the picture of a stream. */
function WallPage() {
  const [search] = useSearchParams();
  const options = parse(search);
  return typeof options === 'string' ? null : <Wall options={options} level={levelOf(search)} />;
}

export { WallPage as Component };
