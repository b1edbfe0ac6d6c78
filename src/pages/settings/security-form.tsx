import { type FormEvent, useState } from 'react';
import type { security } from '#features/accounts/contract/security.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { query } from '#platform/page/query.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from '#ui/security.module.css';

type FormField = {
  name: string;
  label: string;
  type: 'password' | 'email' | 'text';
  autoComplete: string;
  maxLength?: number;
};

type SecurityFormProps = {
  userId: number;
  /** prefix of the ids */
  name: string;
  fields: readonly FormField[];
  action: string;
  send: (entries: Readonly<Record<string, string>>) => Promise<unknown>;
  /** the message after success */
  done: string;
  /** whether it posts to /forms/NAME without scripts; otherwise it needs them */
  isPosted?: boolean;
};

/** A form with labeled fields, the errors of which are shown next to them. It is empty again after success. */
export function SecurityForm({ userId, name, fields, action, send, done, isPosted = false }: SecurityFormProps) {
  const posted = useFormResult(name);
  const [isFresh, setIsFresh] = useState(true);
  const { run, error: failure, isRunning, isDisabled } = useSecurityAction(userId);
  const [isDone, setIsDone] = useState(posted?.code === 'done');
  const error = isFresh && posted !== null && posted.code !== 'done' ? posted : failure;
  const submit = async (form: HTMLFormElement) => {
    setIsFresh(false);
    const entries = Object.fromEntries(
      [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
    );
    const hasSucceeded = await run(() => send(entries), done);
    setIsDone(hasSucceeded);
    if (hasSucceeded) form.reset();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isRunning) void submit(event.currentTarget);
  };
  const errors: Partial<Record<string, string>> = error?.fields ?? {};
  const isGeneral = error !== null && Object.keys(errors).length === 0;
  return (
    <form
      method="post"
      action={isPosted ? `/forms/${name}` : undefined}
      className={classNames(styles.form, !isPosted && 'needs-script')}
      onSubmit={onSubmit}
    >
      {isPosted && <input type="hidden" name="id" value={userId} />}
      {fields.map((field) => (
        <Field key={field.name} {...field} form={name} error={errors[field.name]} />
      ))}
      <p role={isDone && error === null ? 'status' : 'alert'} className={styles.result} data-done={isDone}>
        {isGeneral ? error.message : isDone && error === null ? done : null}
      </p>
      <Button type="submit" disabled={isPosted ? isRunning : isDisabled}>
        {action}
      </Button>
    </form>
  );
}

/** Email, sessions and recovery codes of the user's own account. */
export function securityQuery(userId: number) {
  return query<typeof security>('GET /api/users/:id/security', { params: { id: userId } }, { staleTime: 0 });
}

/** An action of the security settings, after which they are read again. */
export function useSecurityAction(userId: number) {
  return useAction(securityQuery(userId).queryKey);
}
