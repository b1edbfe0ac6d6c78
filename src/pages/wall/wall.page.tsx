import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import type { GamesDay } from '#features/games/contract.ts';
import { gamesQuery, pollInterval } from '#features/games/queries/games.ts';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import {
  parseWallOptions,
  type WallOptions,
  wallGrid,
  arrangeWall,
  listWallGames,
  tileOfCard,
} from '#features/wall/rules.ts';
import { NextLockLine, ScoreTile } from '#features/wall/screen/score-tile.tsx';
import { worthQuery } from '#features/watching/queries.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useWallOrder, type WallOrder } from './use-wall-order.ts';
import styles from './wall.page.module.css';

type Games = readonly GameCard[];

/** A place keeps its element when another game moves there: nothing on the screen moves. */
function Tiles({ games, order, callOf }: { games: Games; order: WallOrder | null; callOf: CallOf }) {
  const { columns, rows } = wallGrid(games.length, order !== null);
  return (
    <ul className={styles.tiles} data-columns={columns} data-rows={rows}>
      {games.map((game, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- the key of a place
          key={place}
          className={styles.place}
          data-large={(order !== null && place === 0) || undefined}
          onPointerEnter={() => order?.touch(place)}
          onPointerLeave={() => order?.touch(null)}
        >
          <ScoreTile
            key={game.gamePk}
            tile={tileOfCard(game)}
            call={callOf(game)}
            isUpright={games.length === 2 && (order === null || place > 0)}
          />
          {place === 0 && order !== null && <Caption game={game} order={order} />}
        </li>
      ))}
    </ul>
  );
}

/** A game that is not played now, in a row: state, clubs and runs. */
function Row({ game, call }: { game: GameCard; call: string | undefined }) {
  const { headline, startsAt, away, home } = tileOfCard(game);
  const lead = isOver(game) && away.score !== null && home.score !== null ? away.score - home.score : 0;
  const winner = lead === 0 ? null : lead > 0 ? away : home;
  return (
    <li>
      <article className={styles.row} aria-label={`${away.shortName} at ${home.shortName}`}>
        <small>
          <span>
            {headline ?? (startsAt !== null && <Time at={startsAt} />)}
            {formatGameNumber(game)}
          </span>
          {call !== undefined && <b>Your call: {call}</b>}
        </small>
        {[away, home].map((club) => (
          <span key={club.id} className={styles.club} data-winner={club === winner || undefined}>
            <Emblem teamId={club.id} size={20} />
            <abbr title={club.shortName}>{club.abbreviation}</abbr> {club.score !== null && <b>{club.score}</b>}
          </span>
        ))}
      </article>
    </li>
  );
}

type CallOf = (game: GameCard) => string | undefined;

/** The clubs that the signed-in user has called today. They are known after hydration, in lines that are there before. */
function useOwnCalls(listed: Games): CallOf {
  const { user } = useSession();
  const { data } = useQuery({ ...picksQuery(), enabled: user !== null && listed.length > 0 });
  return ({ gamePk, teams: { away, home } }) => {
    const pick = data?.picks.find((each) => each.gamePk === gamePk && each.state !== 'void');
    return [away, home].find(({ id }) => id === pick?.winnerId)?.shortName;
  };
}

/** Below the large game: why it is there, and a button to stay with it. */
function Caption({
  game: { gamePk },
  order: { reasonOf, isNew, held, hold, canHold },
}: {
  game: GameCard;
  order: WallOrder;
}) {
  const reason = reasonOf(gamePk);
  return (
    <p className={styles.caption} data-new={isNew || undefined}>
      <span>
        {isNew && <b>New: </b>}
        {reason}
      </span>
      {canHold && (
        <Button look="textButton" aria-pressed={held === gamePk} onClick={() => hold(held === gamePk ? null : gamePk)}>
          Stay with this game
        </Button>
      )}
    </p>
  );
}

/** A link to the same wall in the other order. */
function OrderLink() {
  const [search] = useSearchParams();
  const isOrdered = search.get('order') === 'worth';
  const other = new URLSearchParams(search);
  if (isOrdered) other.delete('order');
  else other.set('order', 'worth');
  return <Link to={`${paths.wall()}?${other}`}>{isOrdered ? 'Order by start' : 'Most worth watching first'}</Link>;
}

function Foot({ day: { games, freshness } }: { day: GamesDay }) {
  const isHydrated = useIsHydrated();
  const now = useLeagueNow(60_000);
  return (
    <>
      <Link to={paths.today()}>Today</Link>
      <OrderLink />
      <p className={styles.lock}>
        <NextLockLine games={games} />
      </p>
      {freshness.isStale && now !== null && <FreshnessNote freshness={freshness} now={now} />}
      <div className={styles.awake}>{isHydrated && 'wakeLock' in navigator && <WakeLockButton />}</div>
    </>
  );
}

type WallProps = { options: WallOptions; level: number };

/** The games in progress in large type, up to nine, and the others in rows, polled like Today's cards. */
function Wall({ options: { gamePks, theme, isByWorth }, level }: WallProps) {
  const league = useLeague();
  const { data, refetch } = useQuery({
    ...gamesQuery({ date: undefined, level }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && pollInterval({ games: state.data.games, isToday: true, speed: league?.speed ?? 1 }),
  });
  const listed = listWallGames(data?.games ?? [], gamePks);
  const order = useWallOrder(listed, { level, isOrdered: isByWorth, gamePks, canHold: theme !== 'transparent' });
  const { tiles, rows } = arrangeWall(listed, { order: order?.gamePks, isChosen: gamePks !== null });
  const callOf = useOwnCalls(listed);
  return (
    <div className={styles.wall} data-look={theme ?? undefined}>
      <h1 tabIndex={-1} className="visually-hidden">
        Games on the wall
      </h1>
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      {data !== undefined && listed.length === 0 && (
        <p className={styles.empty}>{gamePks === null ? 'No games today' : 'Not a game of today'}</p>
      )}
      {tiles.length > 0 && <Tiles games={tiles} order={order} callOf={callOf} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((game) => (
            <Row key={game.gamePk} game={game} call={callOf(game)} />
          ))}
        </ul>
      )}
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

const parse = (search: URLSearchParams) =>
  parseWallOptions(search.get('games'), search.get('theme'), search.get('order'));

/** The server refuses an unknown level. */
const levelOf = (search: URLSearchParams): number => searchOf('wall', search).level ?? 1;

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const options = parse(search);
  if (typeof options === 'string') throw new ApiError(400, { error: { code: 'invalid_input', message: options } });
  const level = levelOf(search);
  await Promise.all([
    load(page, gamesQuery({ date: undefined, level })),
    options.isByWorth && loadIfPossible(page, worthQuery(level)),
  ]);
  return { title: 'Wall', description: 'The games of the day, live ones in large type, for a television or a stream.' };
}

/** Games for a screen on a wall, or over the picture of a stream. */
function WallPage() {
  const [search] = useSearchParams();
  const options = parse(search);
  return typeof options === 'string' ? null : <Wall options={options} level={levelOf(search)} />;
}

export { WallPage as Component };
