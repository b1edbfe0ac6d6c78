import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { formatLiveState } from '#rules/baseball/game/card-text.ts';
import { isHidden, isLive, isPickable } from '#rules/baseball/game/predicates.ts';
import { isOpenAt } from '#rules/picks/lock.ts';
import { hitName } from '#rules/picks/scoring.ts';
import { BasePath } from '#ui/baseball/base-diamond.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { formatTimeLeft } from '#ui/kit/time-text.ts';
import type { DayPick, MyPicks, myPicks } from '../contract/my-picks.ts';
import { picksQuery } from '../queries.ts';
import { EveningCard, nameEvening } from './evening-card.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './tonight.module.css';

const halfMinute = 30_000;
const maxShown = 3;

/** The last evening of the signed-in user, until the first pitch of the next pick. */
export function LastEvening() {
  const { data } = useMyPicks();
  const { user } = useSession();
  if (data?.lastEvening == null || user === null) return null;
  const { lastEvening, date } = data;
  return <EveningCard evening={lastEvening} title={nameEvening(lastEvening.date, date)} username={user.username} />;
}

const describeMargin = (margin: number): string => (margin === 0 ? 'level' : margin > 0 ? 'ahead' : 'behind');

function LivePick({ pick: { game, winnerId } }: { pick: DayPick }) {
  const { away, home } = game.teams;
  const [called, other] = winnerId === home.id ? [home, away] : [away, home];
  const margin = (called.score ?? 0) - (other.score ?? 0);
  return (
    <li>
      <Link to={paths.liveGame(game.gamePk)} className={controls.target}>
        <Emblem teamId={called.id} size={22} />
        <span>
          {called.shortName} {describeMargin(margin)}
        </span>
        <b>
          {called.score ?? 0}–{other.score ?? 0}
        </b>
        <small>{formatLiveState(game)}</small>
      </Link>
    </li>
  );
}

/** The next lock of a game without a pick, or why there is none. `now`: epoch ms, league clock */
function describeNextLock({ toPick, nextLock }: MyPicks, now: number | null): string {
  if (toPick === 0) return 'all called, or all locked';
  if (nextLock === null) return 'no lock has been set yet';
  return now === null ? '\u00A0' : `next lock in ${formatTimeLeft(nextLock.locksAt - now)}`;
}

type Figures = { toPick: number; live: number; begun: number; toCome: number };

/** The figures of the evening that reveal no result, for a user who hides scores. `begun`: calls of hidden games */
function useHiddenFigures(now: number | null): Figures | null {
  const { data: day } = useQuery(todaysGamesQuery);
  const { data: own } = useQuery(picksQuery());
  if (day === undefined || own === undefined) return null;
  const called = day.games.filter(({ gamePk }) => own.picks.some((pick) => pick.gamePk === gamePk));
  const locks = new Map(own.games.map((game) => [game.gamePk, game]));
  const open = day.games.filter((game) => isOpenAt(game, locks.get(game.gamePk), now ?? Number.NEGATIVE_INFINITY));
  return {
    toPick: open.filter((game) => !called.includes(game)).length,
    live: called.filter(isLive).length,
    begun: called.filter(isHidden).length,
    toCome: called.filter(isPickable).length,
  };
}

const nameCalls = ({ live, begun }: Figures): string => {
  if (begun > 0) return live + begun === 1 ? 'call begun' : 'calls begun';
  return live === 1 ? 'call live now' : 'calls live now';
};

/** The signed-in user's evening in figures: games to call, calls being played, streak; and up to three of these games. */
export function TonightDesk() {
  const { data } = useMyPicks();
  const { user } = useSession();
  const now = useLeagueNow(halfMinute);
  const hidden = useHiddenFigures(now);
  if (user === null) return null;
  const live = data?.picks.filter(({ game }) => isLive(game)) ?? [];
  const toCome = data?.picks.filter(({ state }) => state === 'open' || state === 'locked').length ?? 0;
  const figures = data === undefined ? hidden : { toPick: data.toPick, live: live.length, begun: 0, toCome };
  const streak = data?.now.streak ?? user.currentStreak;
  return (
    <section aria-label="Your picks today" className={styles.desk}>
      <p>
        <b>{figures?.toPick ?? '–'}</b>
        <Link to={paths.today()}>{figures?.toPick === 1 ? 'game to call' : 'games to call'}</Link>
        <Text size="sm">{data === undefined ? '\u00A0' : describeNextLock(data, now)}</Text>
      </p>
      <p>
        <b>{figures === null ? '–' : figures.live + figures.begun}</b>
        <Link to={paths.myPicks()}>{figures === null ? 'calls live now' : nameCalls(figures)}</Link>
        <Text size="sm">{figures === null ? '\u00A0' : `${figures.toCome} more to come`}</Text>
      </p>
      <p>
        <b>{streak}</b>
        <Link to={paths.user(user.username)}>current streak</Link>
        <BasePath bases={streak} size={44} />
        <Text size="sm">{`next right call: a ${hitName(streak + 1)}`}</Text>
      </p>
      {live.length > 0 && (
        <ul className={styles.calls} aria-label="Your calls being played">
          {live.slice(0, maxShown).map((pick) => (
            <LivePick key={pick.game.gamePk} pick={pick} />
          ))}
        </ul>
      )}
    </section>
  );
}

const livePoll = 10_000;
const waitingPoll = 30_000;
const shortestPoll = 2_000;

/** The user's picks of the current evening as they stand. A changed pick invalidates it with the picks of a day. */
export const myPicksQuery = query<typeof myPicks>('GET /api/my-picks', {});

/** Milliseconds of real time until the next request; more often while a game of a pick is played. */
export function pollInterval(states: readonly DayPick['state'][], speed: number): number {
  return Math.max(shortestPoll, (states.includes('live') ? livePoll : waitingPoll) / speed);
}

/** The picks of the signed-in user, polled. */
export function useMyPicks() {
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  return useQuery({
    ...myPicksQuery,
    enabled: user !== null,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined &&
      pollInterval(
        data.picks.map(({ state }) => state),
        speed,
      ),
  });
}
