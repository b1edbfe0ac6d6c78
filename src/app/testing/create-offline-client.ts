import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#platform/page/query.ts';

/** A cache for a rendering that sends no request. */
export function createOfflineClient(): QueryClient {
  return createQueryClient({ call: () => Promise.reject(new Error('Rendering sends no request')), isServer: true });
}
