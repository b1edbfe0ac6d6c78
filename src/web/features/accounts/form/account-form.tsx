import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import styles from './account-form.module.css';
import type { FormError } from './form-error.ts';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm, type Submission } from './use-account-form.ts';

type AccountFormProps = Submission & {
  /** prefix of the ids of the fields */
  name: 'sign-in' | 'sign-up';
  heading: string;
  action: string;
  usernameHint?: string;
  passwordHint?: string;
  /** renders the fields between username and password */
  children?: (errors: Partial<FormError['fields']>) => ReactNode;
};

/**
 * A form with username and password. Its button is disabled until hydration, so that a password never becomes part of an
 * address.
 */
export function AccountForm({
  name,
  heading,
  action,
  usernameHint,
  passwordHint,
  children,
  ...submission
}: AccountFormProps) {
  const isHydrated = useIsHydrated();
  const { onSubmit, error, refusals, isInvalid } = useAccountForm(submission);
  const errors: Partial<FormError['fields']> = error?.fields ?? {};
  return (
    <form
      method="post"
      className={styles.form}
      data-invalid={isInvalid || undefined}
      aria-labelledby="account-heading"
      onSubmit={onSubmit}
    >
      <h2 id="account-heading">{heading}</h2>
      <FormField
        form={name}
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
        hint={usernameHint}
      />
      {children?.(errors)}
      <PasswordField
        form={name}
        autoComplete={name === 'sign-in' ? 'current-password' : 'new-password'}
        error={errors.password}
        hint={passwordHint}
      />
      {error !== null && Object.keys(errors).length === 0 && (
        <p key={refusals} role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={!isHydrated}>
        {action}
      </button>
      <p className="needs-no-script">
        Signing in needs JavaScript; games, scores and the leaderboard can be read without it.
      </p>
    </form>
  );
}
