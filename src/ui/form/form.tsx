import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { FormResult } from '#platform/api/form-result.ts';
import { readError } from '#platform/page/call.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Problem } from '#ui/kit/problem.tsx';
import { type Change, useChange } from '#ui/kit/use-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { Field, type FormField } from './field.tsx';
import styles from './form.module.css';

/** The description of a form. */
type FormDescription<Name extends string> = {
  /** prefix of the ids */
  name: string;
  fields: readonly FormField<Name>[];
  /** the text of the button; without one, it is elsewhere and has `form={formId(name)}` */
  action?: string;
  heading?: string;
  /** what its page is for */
  isMain?: boolean;
  /** one field, with the button beside it */
  isLine?: boolean;
  /** the message after a success, with which the form is empty again */
  done?: string;
  /** the message of an error without one */
  fallback?: string;
};

type FormProps<Name extends string, Output> = {
  form: FormDescription<Name>;
  /** the queries that are read again after a success */
  invalidates?: InvalidateQueryFilters;
  /** sends the values of the fields; `submitter` is the name of the button */
  send: (values: Record<Name, string>, change: Change, submitter: string) => Promise<Output>;
  /** the message after a success if it depends on the response */
  doneOf?: (output: Output) => string;
  /** further values of a form that the server accepts at /forms/NAME without scripts; other forms need scripts */
  posts?: Readonly<Record<string, string | number | undefined>>;
  /** in a dialog, whose title is the heading */
  isCompact?: boolean | undefined;
};

/** The id of a form, for a button outside of it. */
export function formId(name: string): string {
  return `${name}-form`;
}

/** A form from the description of its fields. Errors are next to their fields, and marked for two seconds; what was entered remains. */
export function Form<Name extends string, Output>(props: FormProps<Name, Output>) {
  const { form, posts, isCompact = false } = props;
  const { name, fields, action, heading, isMain = false, isLine = false } = form;
  const isHydrated = useIsHydrated();
  const { error, message, isMarked, values, isRunning, submit } = useSubmission(props);
  const errors: Partial<Record<string, string>> = error?.fields ?? {};
  const isWhole = fields.every((field) => errors[field.name] === undefined);
  const needsScripts = posts === undefined;
  return (
    <form
      id={formId(name)}
      method="post"
      action={needsScripts ? undefined : `/forms/${name}`}
      className={styles.form}
      data-main={isMain ? (isCompact ? 'compact' : 'wide') : undefined}
      data-line={isLine || undefined}
      data-invalid={isMarked ? (isWhole ? 'form' : 'fields') : undefined}
      aria-labelledby={heading && `${name}-heading`}
      onSubmit={submit}
    >
      {heading !== undefined && (
        <h2 id={`${name}-heading`} className={isCompact ? 'visually-hidden' : undefined}>
          {heading}
        </h2>
      )}
      {Object.entries(posts ?? {}).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          form={name}
          error={errors[field.name]}
          defaultValue={values[field.name] ?? field.defaultValue}
        />
      ))}
      <Problem text={isWhole ? error?.message : null} />
      {message !== null && <p role="status">{message}</p>}
      {action !== undefined && (
        <Button
          type="submit"
          isFilled={isMain}
          className={classNames(needsScripts && 'needs-script')}
          disabled={needsScripts && !isHydrated}
          aria-disabled={isRunning || undefined}
        >
          {isMain && isRunning ? 'One moment…' : action}
        </Button>
      )}
      {needsScripts && <p className="needs-no-script">This form needs JavaScript.</p>}
    </form>
  );
}

/** ms; source: the product specification, section 9 */
const markTime = 2_000;

type FormError = Pick<FormResult, 'message' | 'fields'>;

/** What became of a form that was posted without scripts before this page, or is sent with them. */
function useSubmission<Name extends string, Output>({
  form: description,
  invalidates,
  send,
  doneOf,
}: FormProps<Name, Output>) {
  const { name, fields, isMain = false, done, fallback } = description;
  const change = useChange({ invalidates, fallback });
  const posted = useFormResult(name);
  const refused = posted?.code === 'done' ? null : posted;
  const [error, setError] = useState<FormError | null>(refused);
  const [message, setMessage] = useState(refused === null ? (posted?.message ?? null) : null);
  const [seen, setSeen] = useState<FormError | null>(null);
  useEffect(() => {
    if (error === null) return undefined;
    // it may be below the edge of a dialog, or the keyboard of a phone
    if (error !== refused)
      document.querySelector(`#${formId(name)} [role=alert]`)?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setSeen(error), markTime);
    return () => clearTimeout(timer);
  }, [error, refused, name]);

  async function sendValues(element: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const given = new FormData(element);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text for each of the fields, none of which has a file
    const entered = Object.fromEntries(fields.map((field) => [field.name, given.get(field.name) ?? ''])) as Record<
      Name,
      string
    >;
    setError(null);
    setMessage(null);
    try {
      const output = await send(entered, change, submitter?.getAttribute('name') ?? '');
      const text = doneOf?.(output) ?? done;
      if (text === undefined) return;
      setMessage(text);
      element.reset();
    } catch (reason) {
      const next = readError(reason);
      setError(next);
      const [first = isMain ? fields[0]?.name : undefined] = Object.keys(next.fields);
      if (first !== undefined) element.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning) void sendValues(event.currentTarget, event.nativeEvent.submitter);
  };
  return {
    error,
    message,
    isMarked: error !== null && error !== seen,
    values: posted?.values ?? {},
    isRunning: change.isRunning,
    submit,
  };
}
