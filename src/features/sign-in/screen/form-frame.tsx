import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { type FormError, useAccountForm, type Submission } from './use-account-form.ts';
import styles from './account-page.module.css';

type Texts = Partial<FormError['fields']>;

type FormFrameProps = Submission & {
  /** prefix of the ids */
  name: string;
  heading: string;
  isHeadingHidden?: boolean;
  action: string;
  /** where the form posts to without scripts; without one, it needs them */
  post?: string;
  /** renders the fields with their errors and what was entered */
  children: (errors: Texts, values: Texts) => ReactNode;
};

/** A form with a heading, a general error and a button. A button that needs scripts is disabled until hydration, so that a password is sent nowhere else. */
export function FormFrame({ name, heading, isHeadingHidden, action, post, children, ...submission }: FormFrameProps) {
  const isHydrated = useIsHydrated();
  const { onSubmit, isBusy, error, refusals, isInvalid, values } = useAccountForm(name, submission);
  const errors: Texts = error?.fields ?? {};
  const isWhole = Object.keys(errors).length === 0;
  return (
    <form
      method="post"
      action={post}
      className={styles.form}
      data-compact={isHeadingHidden || undefined}
      data-invalid={isInvalid ? (isWhole ? 'form' : 'fields') : undefined}
      aria-labelledby={`${name}-heading`}
      onSubmit={onSubmit}
    >
      <h2 id={`${name}-heading`} className={isHeadingHidden ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      {children(errors, values)}
      {error !== null && isWhole && (
        <p key={refusals} role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <button
        type="submit"
        className={classNames(styles.submit, post === undefined && 'needs-script')}
        disabled={post === undefined && !isHydrated}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? 'One moment…' : action}
      </button>
      {post === undefined && <p className="needs-no-script">A new password needs JavaScript.</p>}
    </form>
  );
}

type PasswordFieldProps = {
  form: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  hint?: string | undefined;
};

/** A password input with a button that shows the password. */
export function PasswordField({ label = 'Password', ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      name="password"
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        className={classNames(styles.show, 'needs-script')}
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </Field>
  );
}
