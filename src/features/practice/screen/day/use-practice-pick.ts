import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Practice, PracticePick, submitPracticePick } from '../../contract.ts';
import { practiceQuery } from '../practice-query.ts';
import { send } from '#platform/api/browser/call.ts';
import { describeError } from '#platform/api/browser/describe-error.ts';

function withPick(practice: Practice, { gamePk, pick, record }: PracticePick): Practice {
  const { day } = practice;
  const games = day?.games.map((game) => (game.gamePk === gamePk ? { ...game, pick } : game)) ?? [];
  return { ...practice, record, day: day && { ...day, games } };
}

/** Submits the pick of a game and shows its result. `date`: of the page, YYYY-MM-DD */
export function usePracticePick(gamePk: number, date: string) {
  const queryClient = useQueryClient();
  const { queryKey } = practiceQuery(date);
  const [state, setState] = useState<{ isNew: boolean; isSending: boolean; error: string | null }>({
    isNew: false,
    isSending: false,
    error: null,
  });

  async function submit(winnerId: number): Promise<void> {
    if (state.isSending) return;
    setState({ isNew: false, isSending: true, error: null });
    try {
      const made = await send<typeof submitPracticePick>('POST /api/practice/picks', { body: { gamePk, winnerId } });
      // a response that is still on its way has no result of this game
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => shown && withPick(shown, made));
      setState({ isNew: true, isSending: false, error: null });
    } catch (error) {
      setState({ isNew: false, isSending: false, error: describeError(error) });
    }
  }
  return { ...state, submit };
}
