import type {
  PrivateLeague,
  renamePrivateLeague,
  renewLeagueCode,
  appointLeagueAdmin,
  removeLeagueMember,
} from '#features/private-leagues/contract.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Text } from '#ui/kit/text.tsx';
import { type Change, useChange } from '#ui/kit/use-change.ts';
import { nameField, ofPrivateLeagues } from './private-league-changes.ts';
import styles from './private-leagues.module.css';

/** The changes by an admin: the name, the code and the members. */
export function ManagePrivateLeague({ league, username }: { league: PrivateLeague; username: string }) {
  const change = useChange({ invalidates: ofPrivateLeagues });
  const { id: leagueId, name, table } = league;
  const params = { leagueId };
  const others = table.rows.filter((row) => row.username !== username);
  const renew = () =>
    change.send<typeof renewLeagueCode>(
      'POST /api/leagues/:leagueId/code',
      { params },
      { done: 'The invitation code was renewed' },
    );
  return (
    <details className={styles.details}>
      <summary>Manage this league</summary>
      <Form
        key={name}
        form={{ name: 'rename-league', fields: [{ ...nameField, defaultValue: name }], action: 'Rename', isLine: true }}
        invalidates={ofPrivateLeagues}
        send={(body, { send }) =>
          send<typeof renamePrivateLeague>(
            'PATCH /api/leagues/:leagueId',
            { params, body },
            { done: 'The league was renamed' },
          )
        }
      />
      <div>
        <Button disabled={change.isRunning} onClick={() => void renew()}>
          Renew the invitation code
        </Button>
        <Note>The present link and code are then invalid. Members stay.</Note>
      </div>
      <Problem text={change.error?.message} />
      {others.length > 0 && (
        <ul className={styles.members} aria-label="Other members">
          {others.map((row) => (
            <ManagedMember key={row.username} member={row} leagueId={leagueId} change={change} />
          ))}
        </ul>
      )}
    </details>
  );
}

type ManagedMemberProps = {
  member: PrivateLeague['table']['rows'][number];
  leagueId: number;
  change: Change;
};

/** A member with the changes that an admin can make. */
function ManagedMember({ member: { username, isAdmin }, leagueId, change }: ManagedMemberProps) {
  const { send, isRunning } = change;
  const params = { leagueId, username };
  const appoint = () =>
    send<typeof appointLeagueAdmin>(
      'POST /api/leagues/:leagueId/members/:username/admin',
      { params },
      { done: `${username} is an admin now` },
    );
  const remove = () =>
    send<typeof removeLeagueMember>(
      'DELETE /api/leagues/:leagueId/members/:username',
      { params },
      { done: `${username} was removed` },
    );
  return (
    <li>
      <b>{username}</b>
      {isAdmin ? (
        <Text size="sm">admin</Text>
      ) : (
        <Button disabled={isRunning} aria-label={`Make admin: ${username}`} onClick={() => void appoint()}>
          Make admin
        </Button>
      )}
      <details>
        <summary aria-label={`Remove: ${username}`}>Remove</summary>
        <Note>The invitation code is renewed, so that the old one does not bring {username} back.</Note>
        <Button disabled={isRunning} onClick={() => void remove()}>
          Remove {username}
        </Button>
      </details>
    </li>
  );
}
