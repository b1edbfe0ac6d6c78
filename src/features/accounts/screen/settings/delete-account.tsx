import { useId, useState, type FormEvent } from 'react';
import type { User } from '../../contract/accounts.ts';
import { deleteAccount } from '../../queries/session-actions.ts';
import { Button } from '#ui/button.tsx';
import controls from '#ui/controls.module.css';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/note.tsx';
import styles from '#ui/settings/settings-panel.module.css';

/** A dialog that requires typing the username before the account is deleted. */
export function DeleteAccount({ user, onClose }: { user: User; onClose: () => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (new FormData(event.currentTarget).get('username') !== user.username) {
      setProblem(`Type ${user.username}, exactly as it is written.`);
      return;
    }
    setProblem(null);
    deleteAccount(user.id).catch((error: unknown) =>
      setProblem(`Nothing was deleted. ${error instanceof Error ? error.message : 'Network error'}`),
    );
  };
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Keep my account</CloseButton>
          <Button type="submit" form={id} className={styles.danger}>
            Delete permanently
          </Button>
        </>
      }
    >
      <p>
        This deletes your picks, their history, your score and your place on the board. It cannot be undone, and we keep
        no copy.
      </p>
      <form id={id} onSubmit={confirm} autoComplete="off">
        <label htmlFor={`${id}-username`}>
          Type <b>{user.username}</b> to confirm
        </label>
        <input
          className={controls.field}
          id={`${id}-username`}
          name="username"
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== null}
        />
        <Problem text={problem} />
      </form>
    </Dialog>
  );
}
