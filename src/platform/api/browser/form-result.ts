import { createContext, use } from 'react';
import type { FormResult } from '../form-result.ts';

/** The result of the form that led to this page; null after a success and on other pages. */
export const FormResultContext = createContext<FormResult | null>(null);

/** Why a form of this page, which was posted without scripts, was refused. */
export function useFormResult(form: string): FormResult | null {
  const result = use(FormResultContext);
  return result?.form === form ? result : null;
}
