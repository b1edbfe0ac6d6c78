import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#platform/api/api-error.ts';
import type { CallInput, CallOutput, CallParts, Endpoint, RouteOf } from '#platform/api/endpoint.ts';
import { readError, send as call } from '#platform/page/call.ts';
import { announceVisibly } from './announce.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Options = {
  /** the queries that are read again after each change */
  invalidates?: InvalidateQueryFilters | undefined;
  /** the message of an error without one */
  fallback?: string | undefined;
};

type Next<Output> = {
  /** follows at once, and belongs to the change */
  after?: (output: Output) => unknown;
  /** is shown for some seconds at the end; forms show theirs instead */
  done?: string;
};

export type Change = ReturnType<typeof useChange>;

/**
 * The changes that one part of a page sends, and the state of the newest. `isDisabled`: while it runs, and until hydration for
 * buttons that need scripts. The promise of a change rejects with its `ApiError`, and can be ignored.
 */
export function useChange({ invalidates, fallback }: Options = {}) {
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation<unknown, ApiError, () => Promise<unknown>>({
    mutationFn: (act) => act(),
    // a request without a connection fails at once
    networkMode: 'always',
  });

  /** Runs what is more than one request. */
  function run<Output>(act: () => Promise<Output>, { after, done }: Next<Output> = {}): Promise<Output> {
    const steps = async () => {
      try {
        const output = await act();
        await after?.(output);
        if (invalidates) await queryClient.invalidateQueries(invalidates);
        if (done !== undefined) announceVisibly(done);
        return output;
      } catch (reason) {
        throw readError(reason, fallback);
      }
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the output of these very steps
    const result = mutateAsync(steps) as Promise<Output>;
    result.catch(() => undefined);
    return result;
  }

  /** Sends a change to an endpoint: `send<typeof login>('POST /api/login', { body })`. */
  function send<E extends Endpoint>(
    route: RouteOf<E>,
    input: CallInput<E> & CallParts,
    next?: Next<CallOutput<E>>,
  ): Promise<CallOutput<E>> {
    return run(() => call<E>(route, input), next);
  }

  return { send, run, reset, error, isDone: isSuccess, isRunning: isPending, isDisabled: isPending || !isHydrated };
}
