import { isApiError } from '#contract/api-error.ts';

/** What a form says after a refusal: one sentence, and a few words beside each field at fault. */
export type FormTrouble = { message: string; fields: Readonly<Record<string, string>> };

/** The server's words; `otherwise` where it has none. A failed network brings its own: 'Network error'. */
export function troubleOf(error: unknown, otherwise: string): FormTrouble {
  if (!isApiError(error)) return { message: otherwise, fields: {} };
  return { message: error.code === 'http' ? otherwise : error.message, fields: error.fields };
}
