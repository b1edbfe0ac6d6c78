import { isApiError } from '#platform/api/api-error.ts';

/** A result that a viewer who is behind has not reached. `shownAt`: epoch ms, league clock; null: it is not known when */
export type LaterResult = { text: string; shownAt: number | null };

/** The later result of a page whose loader was refused it; null for every other error. */
export function readLaterResult(error: unknown): LaterResult | null {
  if (!isApiError(error) || error.code !== 'not_yet') return null;
  const { message, fields } = error;
  return { text: message, shownAt: fields.shownAt === undefined ? null : Number(fields.shownAt) };
}
