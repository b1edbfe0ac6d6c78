import { useQuery } from '@tanstack/react-query';
import type { GamesDay } from '#features/games/contract.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { standingOutcome } from '#rules/picks/as-it-stands.ts';
import { isOpenAt, locksAt } from '#rules/picks/lock.ts';
import { isSettled } from '#rules/picks/pick-outcomes.ts';
import type { DayPick, MyPicks } from '../contract/my-picks.ts';
import type { DayPicks } from '../contract/picks.ts';
import { picksQuery } from '../queries.ts';
import { useMyPicks } from './use-my-picks.ts';

/** A user's evening, as far as the viewer may know it. `lock`: the next one of an open game, called or not, epoch ms */
export type Tonight = Pick<MyPicks, 'date' | 'picks' | 'toPick' | 'lastEvening'> & { lock: number | null };

const earliest = (times: readonly (number | null | undefined)[]): number | null =>
  times.reduce<number | null>((first, time) => (time == null || (first !== null && first < time) ? first : time), null);

function tonightOf({ date, picks, toPick, lastEvening, nextLock }: MyPicks): Tonight {
  const own = picks.filter(({ state }) => state === 'open').map((pick) => pick.locksAt);
  return { date, picks, toPick, lastEvening, lock: earliest([...own, nextLock?.locksAt]) };
}

type Known = { day: Pick<GamesDay, 'games'>; own: DayPicks; now: number };

/** The evening without what earlier results decide, for a viewer who hides scores. `now`: epoch ms, league clock */
export function tonightWithoutResults({ day: { games }, own, now }: Known): Tonight {
  const picks = games.flatMap((game): DayPick[] => {
    const pick = own.picks.find(({ gamePk, officialDate }) => gamePk === game.gamePk && officialDate === own.date);
    if (pick === undefined) return [];
    const { winnerId, state, locksAt: lock } = pick;
    const outcome = isSettled(state) ? state : standingOutcome(winnerId, game);
    return [
      { game, winnerId, state, outcome, bases: null, endsStreak: 0, streakAfter: null, chance: null, locksAt: lock },
    ];
  });
  const stored = new Map(own.games.map((game) => [game.gamePk, game]));
  const open = games.filter((game) => isOpenAt(game, stored.get(game.gamePk), now));
  const isCalled = ({ gamePk }: { gamePk: number }) => picks.some(({ game }) => game.gamePk === gamePk);
  return {
    date: own.date,
    picks,
    toPick: open.filter((game) => !isCalled(game)).length,
    lastEvening: null,
    lock: earliest(open.map((game) => locksAt(game, stored.get(game.gamePk)))),
  };
}

const halfMinute = 30_000;

/** The signed-in user's evening; null until it is loaded. */
export function useTonight(): Tonight | null {
  const { data } = useMyPicks();
  const { data: day } = useQuery(todaysGamesQuery);
  const { data: own } = useQuery(picksQuery());
  const now = useLeagueNow(halfMinute) ?? Number.NEGATIVE_INFINITY;
  if (data !== undefined) return tonightOf(data);
  return day === undefined || own === undefined ? null : tonightWithoutResults({ day, own, now });
}

/** Right and wrong picks, without void ones. */
export function countGraded(picks: readonly DayPick[]): { correct: number; wrong: number } {
  const count = (wanted: DayPick['state']) => picks.filter(({ state }) => state === wanted).length;
  return { correct: count('correct'), wrong: count('wrong') };
}

/** The evening in a line: '7 called', and which lock of an open game follows; null without one. `hasGames`: today */
export function describeTonight(
  { date, picks, toPick, lastEvening, lock }: Tonight,
  hasGames: boolean,
): { text: string; lock: 'first lock' | 'next lock' | null } {
  const own = picks.filter(({ game }) => game.officialDate === date);
  const isLast = lastEvening?.date === date;
  const isOpen = toPick > 0 || own.some(({ state }) => state === 'open');
  if (isLast || (!isOpen && own.length > 0 && own.every(({ state }) => isSettled(state)))) {
    const { correct, wrong } = isLast ? lastEvening : countGraded(own);
    return { text: correct + wrong > 0 ? `${correct} of ${correct + wrong} right` : 'every call is void', lock: null };
  }
  const isFirst = own.length > 0 && own.every(({ state }) => state === 'open');
  const next = lock === null ? null : isFirst ? 'first lock' : 'next lock';
  if (own.length > 0) return { text: `${own.length} called${isOpen ? '' : ', all locked'}`, lock: next };
  if (toPick > 0) return { text: `${toPick} ${toPick === 1 ? 'game' : 'games'} to call`, lock: next };
  return { text: hasGames ? 'no calls, all games are locked' : 'no games today', lock: null };
}
