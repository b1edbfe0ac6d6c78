import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Theme } from './shell/theme.ts';

/** The state that the server writes into the page: the router's data and the query cache. */
export type PageState = { router: HydrationState; queries: DehydratedState; theme: Theme | null };

export const pageStateId = 'page-state';
