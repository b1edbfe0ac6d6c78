import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api/api-error.ts';
import type { DayPicks, OwnPick } from '#contract/predictions.ts';

import { useCall } from '../../../api/call-context.ts';
import { picksQuery } from '../../../api/queries/picks.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { useSession } from '../../../api/queries/session.ts';
import { enterSession } from '../../../api/session-actions.ts';
import type { PickableGame } from '../pickable-game.ts';
import type { DayPicksController } from './day-picks-context.ts';
import { updateDraftPick } from '../drafts/draft-pick-store.ts';

export const signInMessage = 'You need to sign in to submit predictions';
export const chooseWinnerMessage = 'You need to select a winner before submitting';

const leaguePoll = 60_000;
const shortestPoll = 5_000;

/** The day with one pick made, changed or (null) withdrawn. */
export function withPick(day: DayPicks, gamePk: number, pick: OwnPick | null): DayPicks {
  const others = day.picks.filter((each) => each.gamePk !== gamePk);
  return { ...day, picks: pick === null ? others : [...others, pick] };
}

/** Converts an error to text; an expired session also signs the user out. */
async function toErrorText(error: unknown, queryClient: QueryClient): Promise<string> {
  if (!isApiError(error)) return 'Network error';
  if (error.status !== 401) return error.message;
  await enterSession(queryClient, null);
  return signInMessage;
}

/** The pick request; the loser is the other team. */
function toPickRequest({ gamePk, teams: { away, home } }: PickableGame, winnerId: number, userId: number) {
  const predictedLoserId = winnerId === home.id ? away.id : home.id;
  return { game_Id: gamePk, user_Id: userId, predictedWinnerId: winnerId, predictedLoserId };
}

/** Polls the day's picks and returns them with the actions to submit and withdraw a pick. */
export function useDayPicks(date: string | undefined): DayPicksController {
  const call = useCall();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  const query = picksQuery(call, date);
  const { data } = useQuery({ ...query, refetchInterval: Math.max(shortestPoll, leaguePoll / speed) });

  async function change(game: PickableGame, act: () => Promise<OwnPick | null>): Promise<boolean> {
    const { gamePk } = game;
    updateDraftPick(gamePk, { kind: 'send' });
    try {
      const pick = await act();
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (day) => day && withPick(day, gamePk, pick));
      updateDraftPick(gamePk, { kind: 'accept' });
      return true;
    } catch (error) {
      updateDraftPick(gamePk, { kind: 'refuse', error: await toErrorText(error, queryClient) });
      return false;
    } finally {
      // the user's number of picks has changed, and perhaps the lock time; the pages of the day and of the game have a query each
      void queryClient.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: query.queryKey.slice(0, 2) });
    }
  }

  return {
    isLoaded: data !== undefined,
    findPick: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate === data.date),
    findMovedPick: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate !== data.date),
    findGamePicks: (gamePk) => data?.games.find((game) => game.gamePk === gamePk),
    async submit(game, winnerId) {
      if (user !== null)
        return change(
          game,
          async () => (await call('submitPrediction', { body: toPickRequest(game, winnerId, user.id) })).pick,
        );
      updateDraftPick(game.gamePk, { kind: 'refuse', error: signInMessage });
      return false;
    },
    withdraw: (game) =>
      change(game, async () => {
        await call('withdrawPrediction', { params: { gamePk: game.gamePk } });
        return null;
      }),
  };
}
