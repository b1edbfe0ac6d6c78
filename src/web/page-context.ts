import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Call } from '#contract/api/page-renderer.ts';

/** The context of route loaders. `call` uses HTTP in the browser and runs in process on the server. */
export type PageContext = {
  call: Call;
  queryClient: QueryClient;
  /** true on the server, which renders after the data has arrived; the browser renders at once and adds the data later */
  waitsForData: boolean;
};

export const pageContext = createContext<PageContext>();
