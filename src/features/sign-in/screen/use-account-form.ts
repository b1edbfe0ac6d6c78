import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { useFormResult } from '#platform/page/form-result.ts';

/** The values of a form by field name. */
type Entries = Record<string, string>;

function entriesOf(form: HTMLFormElement): Entries {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

export type Submission = {
  /** sends the request that signs in */
  enter(entries: Entries): Promise<unknown>;
  /** the message of an error without one */
  fallback: string;
  /** runs after success; the form is busy until it ends */
  onDone: () => void | Promise<void>;
};

/** Submits a form. An error is shown and marked for two seconds; the entered values remain. `posted`: without scripts before this page */
export function useAccountForm(name: string, { enter, fallback, onDone }: Submission) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const posted = useFormResult(name);
  const [error, setError] = useState<FormError | null>(posted);
  const [refusals, setRefusals] = useState(0);
  // the reason may be below the edge of a dialog on a phone
  useEffect(() => {
    if (refusals > 0) document.querySelector('form[data-invalid] [role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  const send = async (form: HTMLFormElement) => {
    isSending.current = true;
    setIsBusy(true);
    try {
      await enter(entriesOf(form));
      setError(null);
      await onDone();
    } catch (reason) {
      const next = toFormError(reason, fallback);
      setError(next);
      setRefusals((count) => count + 1);
      const [first] = Object.keys(next.fields);
      form.querySelector<HTMLElement>(first === undefined ? 'input' : `[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending.current) void send(event.currentTarget);
  };
  const isInvalid = useInvalidFlash(refusals) || (posted !== null && error === posted);
  return { onSubmit, isBusy, error, refusals, isInvalid, values: posted?.values ?? {} };
}

/** The error of a refused form: one message, and a short text for each invalid field. */
export type FormError = { message: string; fields: Readonly<Record<string, string>> };

/** Converts an error to the server's message, 'Network error', or `fallback` if there is no message. */
export function toFormError(error: unknown, fallback: string): FormError {
  if (!isApiError(error)) return { message: fallback, fields: {} };
  return { message: error.code === 'http' ? fallback : error.message, fields: error.fields };
}

/** The token of a mailed link, from the fragment of the URL. Any other text if there is none: the server refuses it. */
export function readLinkToken(): string {
  return /^#token=([\w-]+)$/.exec(window.location.hash)?.[1] ?? 'none';
}

/** Duration in ms of the invalid style. Source: the product specification, section 9. */
const flashTime = 2_000;

/** Returns true for two seconds each time the number of refusals increases. */
function useInvalidFlash(refusals: number): boolean {
  const [shown, setShown] = useState(refusals);
  useEffect(() => {
    if (shown === refusals) return undefined;
    const timer = setTimeout(() => setShown(refusals), flashTime);
    return () => clearTimeout(timer);
  }, [shown, refusals]);
  return shown < refusals;
}
