import type { ReactNode } from 'react';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import styles from '../account-page.module.css';
import type { FormError } from './form-error.ts';
import { useAccountForm, type Submission } from './use-account-form.ts';

type FormFrameProps = Submission & {
  /** prefix of the ids */
  name: string;
  heading: string;
  action: string;
  /** renders the fields with their errors */
  children: (errors: Partial<FormError['fields']>) => ReactNode;
};

/** A form with a heading, a general error and a button. The button is disabled until hydration, so that a password never becomes part of an address. */
export function FormFrame({ name, heading, action, children, ...submission }: FormFrameProps) {
  const isHydrated = useIsHydrated();
  const { onSubmit, error, refusals, isInvalid } = useAccountForm(submission);
  const errors: Partial<FormError['fields']> = error?.fields ?? {};
  return (
    <form
      method="post"
      className={styles.form}
      data-invalid={isInvalid || undefined}
      aria-labelledby={`${name}-heading`}
      onSubmit={onSubmit}
    >
      <h2 id={`${name}-heading`}>{heading}</h2>
      {children(errors)}
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
