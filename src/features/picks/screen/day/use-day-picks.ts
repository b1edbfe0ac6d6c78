import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/api/api-error.ts';
import type { DayPicks, OwnPick, submitPrediction, withdrawPrediction } from '../../contract/predictions.ts';

import { send } from '#platform/api/browser/call.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { picksQuery } from '../../queries.ts';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { queriesOf } from '#platform/api/browser/query.ts';
import { leaveSession } from '#features/accounts/queries/session-actions.ts';
import type { PickableGame } from '../pickable-game.ts';
import type { DayPicksController } from './day-picks-context.ts';
import { updateDraftPick } from '../drafts/draft-pick-store.ts';

export const signInMessage = 'You need to sign in to submit predictions';
export const chooseWinnerMessage = 'You need to select a winner before submitting';

const leaguePoll = 60_000;
const shortestPoll = 5_000;

const ofPicks = queriesOf('GET /api/predictions', 'GET /api/my-picks', 'GET /api/my-picks/season');

/** The day with one pick made, changed or (null) withdrawn. */
export function withPick(day: DayPicks, gamePk: number, pick: OwnPick | null): DayPicks {
  const others = day.picks.filter((each) => each.gamePk !== gamePk);
  return { ...day, picks: pick === null ? others : [...others, pick] };
}

/** Converts an error to text; an expired session also signs the user out. */
async function toErrorText(error: unknown, queryClient: QueryClient): Promise<string> {
  if (!isApiError(error)) return 'Network error';
  if (error.status !== 401) return error.message;
  await leaveSession(queryClient);
  return signInMessage;
}

/** The pick request; the loser is the other team. */
function toPickRequest({ gamePk, teams: { away, home } }: PickableGame, winnerId: number, userId: number) {
  const predictedLoserId = winnerId === home.id ? away.id : home.id;
  return { game_Id: gamePk, user_Id: userId, predictedWinnerId: winnerId, predictedLoserId };
}

/** Polls the day's picks and returns them with the actions to submit and withdraw a pick. */
export function useDayPicks(date: string | undefined): DayPicksController {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  const query = picksQuery(date);
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
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });
      void queryClient.invalidateQueries(ofPicks);
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
          async () =>
            (
              await send<typeof submitPrediction>('POST /api/predictions', {
                body: toPickRequest(game, winnerId, user.id),
              })
            ).pick,
        );
      updateDraftPick(game.gamePk, { kind: 'refuse', error: signInMessage });
      return false;
    },
    withdraw: (game) =>
      change(game, async () => {
        await send<typeof withdrawPrediction>('DELETE /api/predictions/:gamePk', { params: { gamePk: game.gamePk } });
        return null;
      }),
  };
}
