import { isRouteErrorResponse } from 'react-router';

/** Results that the viewer hides. `opens`: the game or the topic; `through`: the last day (YYYY-MM-DD) of standings that are shown */
export type HiddenResult = { text: string; opens: string; through: string | null };

/** The hidden result of a page whose loader was refused it; null for every other error. */
export function readHiddenResult(error: unknown): HiddenResult | null {
  if (!isRouteErrorResponse(error)) return null;
  const { code, message, fields = {} } = error.data ?? {};
  if (code !== 'hidden') return null;
  return { text: String(message), opens: String(fields.opens), through: fields.through ?? null };
}
