import { CloseButton, Dialog } from '#ui/dialog.tsx';
import type { SignInRequest } from '../queries/sign-in-request.ts';
import { AccountForm } from './form/account-form.tsx';

type SignInSheetProps = { request: SignInRequest; onClose: () => void };

/** Asks a visitor who has chosen a club to sign up or in. The choice is saved with the form. */
export function SignInSheet({ request: { pick, what }, onClose }: SignInSheetProps) {
  return (
    <Dialog
      title="You need to sign in to submit predictions"
      actions={<CloseButton>Not now</CloseButton>}
      onClose={onClose}
    >
      <p>{what} An account is free.</p>
      <AccountForm errand={{ pick }} startsNew isInDialog />
    </Dialog>
  );
}
