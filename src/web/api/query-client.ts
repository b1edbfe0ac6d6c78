import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api-error.ts';

const maxRetries = 2;

/** A 4xx response is final: it is not retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500;
  return failures < maxRetries && !isRefusal;
}

export function createQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: isServer
        ? { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
        : { retry: isWorthRetrying, staleTime: 5_000 },
    },
  });
}
