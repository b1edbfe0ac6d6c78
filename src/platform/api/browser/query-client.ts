import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { isApiError } from '../api-error.ts';
import type { Call } from '../page-renderer.ts';

const maxRetries = 2;

/** A 4xx response is not retried because it would be the same again. */
function shouldRetry(failures: number, error: Error): boolean {
  const isClientError = isApiError(error) && error.status >= 400 && error.status < 500;
  return failures < maxRetries && !isClientError;
}

/** The cache of the responses. `call` requests what a `query` names. */
export function createQueryClient({ call, isServer }: { call: Call; isServer: boolean }): QueryClient {
  const queryFn = ({ queryKey, meta }: QueryFunctionContext) =>
    call(...queryKey).catch((error: unknown) => {
      if (isApiError(error) && error.status === meta?.nullFor) return null;
      throw error;
    });
  return new QueryClient({
    defaultOptions: {
      queries: isServer
        ? { queryFn, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
        : { queryFn, retry: shouldRetry, staleTime: 5_000 },
    },
  });
}
