import { useEffect } from 'react';
import type { SignInRequest } from '#features/accounts/queries/session.ts';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-page.module.css';

/** Asks a visitor who has chosen a club to sign up or in. The choice is saved with the form. */
export function SignInSheet({ request: { pick, what }, onClose }: { request: SignInRequest; onClose: () => void }) {
  // after the dialog is open, which gives the focus to its first control
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] [name="username"]')?.focus(), []);
  return (
    <Dialog title="You need to sign in to submit predictions" onClose={onClose}>
      <CloseButton aria-label="Not now" className={styles.close}>
        ×
      </CloseButton>
      <p>{what} An account is free.</p>
      <AccountForm errand={{ pick }} startsNew isInDialog />
    </Dialog>
  );
}
