import { isRouteErrorResponse } from 'react-router';

/** A result that a viewer who is behind has not reached. `shownAt`: epoch ms, league clock; null: it is not known when */
export type LaterResult = { text: string; shownAt: number | null };

/** The later result of a page whose loader was refused it; null for every other error. */
export function readLaterResult(error: unknown): LaterResult | null {
  if (!isRouteErrorResponse(error)) return null;
  const { code, message, fields = {} } = error.data ?? {};
  if (code !== 'not_yet') return null;
  return { text: String(message), shownAt: fields.shownAt === undefined ? null : Number(fields.shownAt) };
}
