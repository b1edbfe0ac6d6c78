import { createContext, use } from 'react';
import type { FormResult } from '../api/form-result.ts';

/** The result of the form that led to this page; null without a message and on other pages. */
export const FormResultContext = createContext<FormResult | null>(null);

/** What became of a form of this page that was posted without scripts: why it was refused, or (code 'done') its message. */
export function useFormResult(form: string): FormResult | null {
  const result = use(FormResultContext);
  return result?.form === form ? result : null;
}
