import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';

/** The context of route loaders. `queryClient` requests over HTTP in the browser and in process on the server. */
export type PageContext = {
  queryClient: QueryClient;
  /** true on the server, which renders after the data has arrived; the browser renders at once and adds the data later */
  waitsForData: boolean;
};

export const pageContext = createContext<PageContext>();

/** Of the shown page, and of the one to open. */
export type PageUrls = { currentUrl: URL; nextUrl: URL };
