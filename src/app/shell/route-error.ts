import { isApiError, readRefusal } from '#platform/api/api-error.ts';
import type { PageHead } from '#platform/page/page-context.ts';

/** HTTP status of an error that a loader or a page threw; 502 if the network failed. */
export function statusOf(error: unknown): number {
  return isApiError(error) ? error.status || 502 : 500;
}

/** Status of the page that shows the error: one that hides results says why. */
export function pageStatusOf(error: unknown): number {
  const status = statusOf(error);
  return status === 425 ? 200 : status;
}

/** The error message of the server, if any. */
export function messageOf(error: unknown): string | null {
  return isApiError(error) ? error.message : null;
}

/** Server and network errors can be retried; a 4xx response or a defect of the page cannot. */
export function isRetryable(error: unknown): boolean {
  return [429, 502, 503, 504].includes(statusOf(error));
}

/** True if the code of a page could not be loaded: the messages of Chromium, Firefox, Safari and of the bundler (styles). */
export function isCodeLoadError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|importing a module|preload css/i.test(error.message);
}

export function headOfError(error: unknown): PageHead {
  if (statusOf(error) === 404) return { title: '404 NOT FOUND', description: 'There is no such page.' };
  const refusal = readRefusal(error)?.kind;
  if (refusal === 'hidden') return { title: 'Results are hidden', description: 'This page is hidden.' };
  if (refusal === 'later') return { title: 'Not shown yet', description: 'This page is shown later.' };
  return { title: 'Sorry', description: messageOf(error) ?? 'Unexpected Application Error!' };
}
