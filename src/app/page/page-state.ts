import type { QueryKey } from '@tanstack/react-query';
import type { Theme } from '#app/shell/theme-context.ts';
import { ApiError, isApiError } from '#platform/api/api-error.ts';
import type { ErrorBody } from '#platform/api/error-bodies.ts';
import type { FormResult } from '#platform/api/form-result.ts';
import type { OpenedPage } from './page-routes.tsx';

/** The state that the server writes into the page: the data or the error of the page, and the loaded queries with their data. */
export type PageState = {
  page: Pick<OpenedPage, 'data' | 'error'>;
  queries: [QueryKey, unknown][];
  theme: Theme | null;
  formResult: FormResult | null;
};

export const pageStateId = 'page-state';

type SavedError = { status: number; body: ErrorBody };

function saveError(error: unknown): SavedError | null {
  if (!isApiError(error)) return null;
  const { status, code, message, fields } = error;
  return { status, body: { error: { code, message, fields } } };
}

/** The state as JSON for a script element. It is escaped so that it cannot close the element. */
export function writePageState({ page: { data, error }, ...rest }: PageState): string {
  const saved = error === undefined ? { data } : { data, error: saveError(error) };
  return JSON.stringify({ page: saved, ...rest }).replaceAll('<', String.raw`\u003c`);
}

export function readPageState(text: string): PageState {
  const { page, ...rest }: { page: { data: unknown; error?: SavedError | null } } & Omit<PageState, 'page'> =
    JSON.parse(text);
  const { data, error } = page;
  if (error === undefined) return { page: { data, error }, ...rest };
  return {
    page: {
      data,
      error: error === null ? new Error('The page cannot be shown') : new ApiError(error.status, error.body),
    },
    ...rest,
  };
}
