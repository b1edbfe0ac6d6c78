import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import styles from './account-form.module.css';
import type { useAccountForm } from './use-account-form.ts';

type AccountFormProps = {
  form: Pick<ReturnType<typeof useAccountForm>, 'onSubmit' | 'error' | 'refusals' | 'isInvalid'>;
  heading: string;
  action: string;
  children: ReactNode;
};

/** The frame of both forms. Its button is disabled until hydration, so that a password never becomes part of an address. */
export function AccountForm({
  form: { onSubmit, error, refusals, isInvalid },
  heading,
  action,
  children,
}: AccountFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <form
      method="post"
      className={styles.form}
      data-invalid={isInvalid || undefined}
      aria-labelledby="account-heading"
      onSubmit={onSubmit}
    >
      <h2 id="account-heading">{heading}</h2>
      {children}
      {error !== null && Object.keys(error.fields).length === 0 && (
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
