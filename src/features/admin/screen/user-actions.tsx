import { type FormEvent, useId } from 'react';
import type { AdminUser, adminDeleteUser, adminHideUser, adminRenameUser } from '../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import controls from '#ui/controls.module.css';
import styles from './admin.module.css';
import type { AdminChange } from './use-admin-change.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

type UserActionsProps = { user: AdminUser; change: AdminChange };

/** Renames, hides, shows or deletes a user. Admins and simulated users are changed by the operator only. */
export function UserActions({ user, change: { run, isRunning } }: UserActionsProps) {
  const { id, username, isHidden, isAdmin, isSimulated } = user;
  if (isAdmin || isSimulated) return <Note>Only the operator can change this account.</Note>;
  const params = { id };
  const label = isHidden ? 'Show on the leaderboards' : 'Hide from the leaderboards';
  return (
    <div className={styles.actions}>
      <RenameForm user={user} change={{ run, isRunning }} />
      <Button
        disabled={isRunning}
        aria-label={`${label}: ${username}`}
        onClick={() =>
          void run(() =>
            send<typeof adminHideUser>('POST /api/admin/users/:id/visibility', {
              params,
              body: { visibility: isHidden ? 'shown' : 'hidden' },
            }),
          )
        }
      >
        {label}
      </Button>
      <details>
        <summary aria-label={`Delete: ${username}`}>Delete</summary>
        <p>This deletes the account with all its picks. It cannot be undone.</p>
        <Button
          className={styles.danger}
          disabled={isRunning}
          onClick={() => void run(() => send<typeof adminDeleteUser>('DELETE /api/admin/users/:id', { params }))}
        >
          Delete {username} permanently
        </Button>
      </details>
    </div>
  );
}

type RenameFormProps = { user: AdminUser; change: Pick<AdminChange, 'run' | 'isRunning'> };

function RenameForm({ user: { id, username }, change: { run, isRunning } }: RenameFormProps) {
  const field = useId();
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get('username');
    if (typeof to !== 'string') return;
    void run(() =>
      send<typeof adminRenameUser>('POST /api/admin/users/:id/name', { params: { id }, body: { username: to } }),
    );
  };
  return (
    <details>
      <summary aria-label={`Rename: ${username}`}>Rename</summary>
      <form className={styles.form} onSubmit={rename} autoComplete="off">
        <label htmlFor={field}>New username</label>
        <input
          id={field}
          name="username"
          className={controls.field}
          required
          maxLength={256}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" disabled={isRunning}>
          Rename {username}
        </Button>
      </form>
    </details>
  );
}
