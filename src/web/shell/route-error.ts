import { isRouteErrorResponse } from 'react-router';
import type { PageHead } from '../page-head.ts';

/** HTTP status of an error that a loader or a page threw. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The server's own words about a refusal, where there are any. */
export function wordsOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : null;
}

/** Server trouble is worth another try; a refusal or a defect of ours is not. */
export function isTrouble(error: unknown): boolean {
  return [0, 429, 502, 503, 504].includes(statusOf(error));
}

/** Whether a page's code could not be fetched, in the words of Chromium, Firefox, Safari and of the bundler for its styles. */
export function lacksCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|importing a module|preload css/i.test(error.message);
}

export function headOfError(error: unknown): PageHead {
  if (statusOf(error) === 404) return { title: '404 NOT FOUND', description: 'There is no such page.' };
  return { title: 'Sorry', description: wordsOf(error) ?? 'Unexpected Application Error!' };
}
