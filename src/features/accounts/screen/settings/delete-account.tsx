import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type Ref } from 'react';
import { useNavigate } from 'react-router';
import type { User, deleteUser } from '../../contract/accounts.ts';
import { send } from '#platform/api/browser/call.ts';
import { leaveSession } from '../../queries/session-actions.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { announce } from '#ui/announcements/announce.ts';
import controls from '#ui/controls.module.css';
import styles from './settings.module.css';
import { Button } from '#ui/button.tsx';

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

type DeleteAccountProps = { user: User; ref: Ref<HTMLDialogElement> };

/** A dialog that requires typing the username before the account is deleted. */
export function DeleteAccount({ user, ref }: DeleteAccountProps) {
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
    <dialog ref={ref} className={styles.dialog} aria-labelledby="delete-heading">
      <form onSubmit={confirm} autoComplete="off">
        <h2 id="delete-heading">Delete your account?</h2>
        <p>
          This deletes your picks, their history, your score and your place on the board. It cannot be undone, and we
          keep no copy.
        </p>
        <label htmlFor="delete-username">
          Type <b>{user.username}</b> to confirm
        </label>
        <input
          className={controls.field}
          id="delete-username"
          name="username"
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby="delete-problem"
        />
        <p id="delete-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>Keep my account</Button>
          <Button type="submit" className={styles.danger}>
            Delete permanently
          </Button>
        </div>
      </form>
    </dialog>
  );
}
