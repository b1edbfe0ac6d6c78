import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api-error.ts';
import type { DayPicks, OwnPick } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { useCall } from '../../api/call-context.ts';
import { picksQuery } from '../../api/queries/picks.ts';
import { useLeague } from '../../api/queries/league.ts';
import { useSession } from '../../api/queries/session.ts';
import { enterSession } from '../../api/session-actions.ts';
import type { DayBook } from './day-picks.ts';
import { writeSlip } from './slip-store.ts';

export const signInFirst = 'You need to sign in to submit predictions';
export const chooseFirst = 'You need to select a winner before submitting';

const leaguePoll = 60_000;
const shortestPoll = 5_000;

/** The day with one pick made, changed or (null) taken back. */
export function withPick(day: DayPicks, gamePk: number, pick: OwnPick | null): DayPicks {
  const others = day.picks.filter((each) => each.gamePk !== gamePk);
  return { ...day, picks: pick === null ? others : [...others, pick] };
}

/** The words of a refusal; a session that has ended makes the fan a visitor again. */
async function troubleOf(error: unknown, queryClient: QueryClient): Promise<string> {
  if (!isApiError(error)) return 'Network error';
  if (error.status !== 401) return error.message;
  await enterSession(queryClient, null);
  return signInFirst;
}

/** The loser is the other team. */
function predictionBody({ gamePk, teams: { away, home } }: GameCard, winnerId: number, userId: number) {
  const predictedLoserId = winnerId === home.id ? away.id : home.id;
  return { game_Id: gamePk, user_Id: userId, predictedWinnerId: winnerId, predictedLoserId };
}

/** The day's picks, kept up to date, and the ways to change one's own. */
export function useDayPicks(date: string | undefined): DayBook {
  const call = useCall();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  const query = picksQuery(call, date);
  const { data } = useQuery({ ...query, refetchInterval: Math.max(shortestPoll, leaguePoll / speed) });

  async function change(game: GameCard, act: () => Promise<OwnPick | null>): Promise<boolean> {
    const { gamePk } = game;
    writeSlip(gamePk, { kind: 'send' });
    try {
      const pick = await act();
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (day) => day && withPick(day, gamePk, pick));
      writeSlip(gamePk, { kind: 'accept' });
      return true;
    } catch (error) {
      writeSlip(gamePk, { kind: 'refuse', trouble: await troubleOf(error, queryClient) });
      return false;
    } finally {
      // the server's count of guesses has moved, and perhaps the lock
      void queryClient.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  return {
    isKnown: data !== undefined,
    pickOf: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate === data.date),
    movedPickOf: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate !== data.date),
    knownOf: (gamePk) => data?.games.find((game) => game.gamePk === gamePk),
    async submit(game, winnerId) {
      if (user !== null)
        return change(
          game,
          async () => (await call('submitPrediction', { body: predictionBody(game, winnerId, user.id) })).pick,
        );
      writeSlip(game.gamePk, { kind: 'refuse', trouble: signInFirst });
      return false;
    },
    withdraw: (game) =>
      change(game, async () => {
        await call('withdrawPrediction', { params: { gamePk: game.gamePk } });
        return null;
      }),
  };
}
