import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { describeError } from '#platform/page/call.ts';
import { announce } from './announce.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The error of a failed action: its message, and a text for each invalid field. */
type ActionFailure = { message: string; fields: Readonly<Record<string, string>> };

/**
 * Runs an action, reads the data of the given query again unless the action ends the session (`isLast`), and announces its success.
 * `run` resolves to whether it succeeded. `isDisabled`: while it runs, and until hydration for buttons that need scripts.
 */
export function useAction(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<ActionFailure | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isHydrated = useIsHydrated();
  const run = async (act: () => Promise<unknown>, done: string, isLast = false): Promise<boolean> => {
    setIsRunning(true);
    setError(null);
    try {
      await act();
      if (!isLast) await queryClient.invalidateQueries({ queryKey });
      announce(done);
      return true;
    } catch (reason) {
      setError({ message: describeError(reason), fields: isApiError(reason) ? reason.fields : {} });
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { run, error, isRunning, isDisabled: isRunning || !isHydrated };
}
