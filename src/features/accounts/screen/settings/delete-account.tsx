import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { User, deleteUser } from '../../contract/accounts.ts';
import { send } from '#platform/api/browser/call.ts';
import { leaveSession } from '../../queries/session-actions.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { announce } from '#ui/announcements/announce.ts';
import { Button } from '#ui/button.tsx';
import controls from '#ui/controls.module.css';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/note.tsx';
import styles from '#ui/settings/settings-panel.module.css';

/** Returns a function that deletes the account and signs out; it rejects with the message of the server. */
function useDeleteAccount({ id }: User): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await send<typeof deleteUser>('DELETE /api/users/:id', { params: { id } });
    await navigate(paths.home());
    await leaveSession(queryClient);
    announce('Your account is deleted');
  };
}

/** A dialog that requires typing the username before the account is deleted. */
export function DeleteAccount({ user, onClose }: { user: User; onClose: () => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useDeleteAccount(user);
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (new FormData(event.currentTarget).get('username') !== user.username) {
      setProblem(`Type ${user.username}, exactly as it is written.`);
      return;
    }
    setProblem(null);
    remove().catch((error: unknown) =>
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
