import { isApiError } from '#platform/api/api-error.ts';

/** Results that the viewer hides. `opens`: the game or the topic; `through`: the last day (YYYY-MM-DD) of standings that are shown */
export type HiddenResult = { text: string; opens: string; through: string | null };

/** The hidden result of a page whose loader was refused it; null for every other error. */
export function readHiddenResult(error: unknown): HiddenResult | null {
  if (!isApiError(error) || error.code !== 'hidden') return null;
  const { message, fields } = error;
  return { text: message, opens: String(fields.opens), through: fields.through ?? null };
}
