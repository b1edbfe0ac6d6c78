import type { AdminUser, adminDeleteUser, adminHideUser, adminRenameUser } from '#features/admin/contract.ts';
import { queriesOf } from '#platform/page/query.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import styles from './admin.module.css';

/** The queries that are read again after a change. */
export const ofAdmin = queriesOf(
  'GET /api/admin/state',
  'GET /api/admin/reports',
  'GET /api/admin/users',
  'GET /api/admin/jobs',
);

/** The response of a change. */
export type AdminResult = { message: string };

type UserActionsProps = {
  user: AdminUser;
  /** shows the result at the head of the list, which may no longer have the user */
  show: (result: AdminResult) => void;
};

/** Renames, hides, shows or deletes a user. Admins and simulated users are changed by the operator only. */
export function UserActions({ user, show }: UserActionsProps) {
  const { send, error, isRunning } = useChange({ invalidates: ofAdmin });
  const { id, username, isHidden, isAdmin, isSimulated } = user;
  if (isAdmin || isSimulated) return <Note>Only the operator can change this account.</Note>;
  const params = { id };
  const label = isHidden ? 'Show on the leaderboards' : 'Hide from the leaderboards';
  const hide = () =>
    send<typeof adminHideUser>(
      'POST /api/admin/users/:id/visibility',
      { params, body: { visibility: isHidden ? 'shown' : 'hidden' } },
      { after: show },
    );
  return (
    <div className={styles.actions}>
      <RenameForm user={user} show={show} />
      <Button disabled={isRunning} aria-label={`${label}: ${username}`} onClick={() => void hide()}>
        {label}
      </Button>
      <details>
        <summary aria-label={`Delete: ${username}`}>Delete</summary>
        <p>This deletes the account with all its picks. It cannot be undone.</p>
        <Button
          className={styles.danger}
          disabled={isRunning}
          onClick={() => void send<typeof adminDeleteUser>('DELETE /api/admin/users/:id', { params }, { after: show })}
        >
          Delete {username} permanently
        </Button>
      </details>
      <Problem text={error?.message} />
    </div>
  );
}

function RenameForm({ user: { id, username }, show }: UserActionsProps) {
  return (
    <details>
      <summary aria-label={`Rename: ${username}`}>Rename</summary>
      <Form
        form={{ name: `rename-${id}`, fields: [newName], action: `Rename ${username}` }}
        invalidates={ofAdmin}
        send={(body, { send }) =>
          send<typeof adminRenameUser>('POST /api/admin/users/:id/name', { params: { id }, body }, { after: show })
        }
      />
    </details>
  );
}

const newName = {
  name: 'username',
  label: 'New username',
  maxLength: 256,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
