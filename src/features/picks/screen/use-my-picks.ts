import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { useLeague } from '#features/league/queries.ts';
import { query } from '#platform/page/query.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { DayPick, MyPicks, myPicks } from '../contract/my-picks.ts';
import type { OwnPick } from '../contract/picks.ts';

const livePoll = 10_000;
const waitingPoll = 30_000;
const shortestPoll = 2_000;

/** The user's picks of the current evening as they stand. A changed pick invalidates it with the picks of a day. */
export const myPicksQuery = query<typeof myPicks>('GET /api/my-picks', {});

const byFirstPitch = (one: DayPick, other: DayPick): number =>
  (one.game.startsAt ?? Infinity) - (other.game.startsAt ?? Infinity) || one.game.gamePk - other.game.gamePk;

type Lock = MyPicks['nextLock'];
const lockOf = ({ gamePk, teams: { away, home } }: GameCard, locksAt: number | null, hasPick: boolean): Lock =>
  locksAt === null ? null : { gamePk, locksAt, hasPick, awayName: away.shortName, homeName: home.shortName };

/** The evening with an open game called or (null) no longer called, until the server says what it is worth. */
export function withCall(day: MyPicks, game: GameCard, pick: OwnPick | null): MyPicks {
  const { gamePk } = game;
  const before = day.picks.find((each) => each.game.gamePk === gamePk);
  const others = day.picks.filter((each) => each !== before);
  if (pick === null) {
    if (before === undefined) return day;
    const nextLock = day.toPick === 0 ? lockOf(game, before.locksAt, false) : day.nextLock;
    return { ...day, picks: others, toPick: day.toPick + 1, nextLock };
  }
  const { winnerId, locksAt } = pick;
  const chance = before?.chance == null || before.winnerId === winnerId ? before?.chance : 1000 - before.chance;
  const open = { state: 'open', outcome: null, bases: null, endsStreak: 0, streakAfter: null } as const;
  const made: DayPick = { game, winnerId, locksAt, chance: chance ?? null, ...open };
  const picks = [...others, made].toSorted(byFirstPitch);
  if (before !== undefined) return { ...day, picks };
  const toPick = Math.max(0, day.toPick - 1);
  const first = picks.find((each) => each.state === 'open' && each.locksAt !== null) ?? made;
  return { ...day, picks, toPick, nextLock: toPick === 0 ? lockOf(first.game, first.locksAt, true) : day.nextLock };
}

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
