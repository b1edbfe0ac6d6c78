import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api/api-error.ts';

const maxRetries = 2;

/** A 4xx response is not retried because it would be the same again. */
function shouldRetry(failures: number, error: Error): boolean {
  const isClientError = isApiError(error) && error.status >= 400 && error.status < 500;
  return failures < maxRetries && !isClientError;
}

export function createQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: isServer
        ? { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
        : { retry: shouldRetry, staleTime: 5_000 },
    },
  });
}
