import { useEffect } from 'react';
import type { SignInRequest } from '#features/accounts/queries/session.ts';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-page.module.css';

/** Asks a visitor who has chosen a club, or wants alerts, to sign up or in. The choice is saved with the form. */
export function SignInSheet({ request: { errand, what }, onClose }: { request: SignInRequest; onClose: () => void }) {
  // after the dialog is open, which gives the focus to its first control
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] [name="username"]')?.focus(), []);
  return (
    <Dialog
      title={errand.alerts === undefined ? 'You need to sign in to submit predictions' : 'Sign in to get alerts'}
      onClose={onClose}
    >
      <CloseButton aria-label="Not now" className={styles.close}>
        ×
      </CloseButton>
      <p className={styles.what}>
        <b>{what}</b> An account is free.
      </p>
      <AccountForm errand={errand} startsNew isInDialog />
    </Dialog>
  );
}
