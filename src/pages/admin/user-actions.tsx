import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { AdminUser, adminDeleteUser, adminHideUser, adminRenameUser } from '#features/admin/contract.ts';
import { send, describeError } from '#platform/page/call.ts';
import { queriesOf } from '#platform/page/query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import controls from '#ui/controls.module.css';
import styles from './admin.module.css';

/** Renames, hides, shows or deletes a user. Admins and simulated users are changed by the operator only. */
export function UserActions({ user, change: { run, isRunning } }: { user: AdminUser; change: AdminChange }) {
  const { id, username, isHidden, isAdmin, isSimulated } = user;
  if (isAdmin || isSimulated) return <Note>Only the operator can change this account.</Note>;
  const params = { id };
  const label = isHidden ? 'Show on the leaderboards' : 'Hide from the leaderboards';
  return (
    <div className={`${styles.actions} row wraps`}>
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

const ofAdmin = queriesOf(
  'GET /api/admin/state',
  'GET /api/admin/reports',
  'GET /api/admin/users',
  'GET /api/admin/jobs',
);

/** Runs a change; the response has a message for the admin. */
type RunChange = (change: () => Promise<{ message: string }>) => Promise<void>;

export type AdminChange = { run: RunChange; isRunning: boolean; result: { isDone: boolean; text: string } | null };

/** Runs changes of one part of the page and reads the data of the page again after each. */
export function useAdminChange(): AdminChange {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<AdminChange['result']>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run: RunChange = async (change) => {
    setIsRunning(true);
    try {
      const { message } = await change();
      setResult({ isDone: true, text: message });
      await queryClient.invalidateQueries(ofAdmin);
    } catch (error) {
      setResult({ isDone: false, text: describeError(error) });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, result };
}
