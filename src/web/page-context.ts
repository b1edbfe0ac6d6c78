import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Call } from '#contract/page-renderer.ts';

/** What loaders work with: over HTTP in the browser, in process on the server. */
export type PageContext = {
  call: Call;
  queryClient: QueryClient;
  /** the server waits for data before it renders; the browser shows a page at once and its data when it comes */
  waitsForData: boolean;
};

export const pageContext = createContext<PageContext>();
