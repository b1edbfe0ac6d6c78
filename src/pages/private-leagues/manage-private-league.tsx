import type {
  PrivateLeague,
  renamePrivateLeague,
  renewLeagueCode,
  appointLeagueAdmin,
  removeLeagueMember,
} from '#features/private-leagues/contract.ts';
import { send } from '#platform/page/call.ts';
import { Button } from '#ui/button.tsx';
import { Note, Problem } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { OneFieldForm, usePrivateLeagueChange, type PrivateLeagueChange } from './one-field-form.tsx';
import styles from './private-leagues.module.css';

/** The changes by an admin: the name, the code and the members. */
export function ManagePrivateLeague({ league, username }: { league: PrivateLeague; username: string }) {
  const renaming = usePrivateLeagueChange();
  const change = usePrivateLeagueChange();
  const { id: leagueId, name, table } = league;
  const params = { leagueId };
  const others = table.rows.filter((row) => row.username !== username);
  return (
    <details className={styles.details}>
      <summary>Manage this league</summary>
      <OneFieldForm
        key={name}
        label="Name of the league"
        hint="3 to 40 characters."
        action="Rename"
        initial={name}
        maxLength={60}
        change={renaming}
        onSubmit={(text) =>
          void renaming.run(
            () => send<typeof renamePrivateLeague>('PATCH /api/leagues/:leagueId', { params, body: { name: text } }),
            'The league was renamed',
          )
        }
      />
      <div>
        <Button
          disabled={change.isRunning}
          onClick={() =>
            void change.run(
              () => send<typeof renewLeagueCode>('POST /api/leagues/:leagueId/code', { params }),
              'The invitation code was renewed',
            )
          }
        >
          Renew the invitation code
        </Button>
        <Note>The present link and code are then invalid. Members stay.</Note>
      </div>
      <Problem text={change.error} />
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
  change: PrivateLeagueChange;
};

/** A member with the changes that an admin can make. */
function ManagedMember({ member: { username, isAdmin }, leagueId, change }: ManagedMemberProps) {
  const { run, isRunning } = change;
  const params = { leagueId, username };
  return (
    <li>
      <b>{username}</b>
      {isAdmin ? (
        <Text size="sm">admin</Text>
      ) : (
        <Button
          disabled={isRunning}
          aria-label={`Make admin: ${username}`}
          onClick={() =>
            void run(
              () => send<typeof appointLeagueAdmin>('POST /api/leagues/:leagueId/members/:username/admin', { params }),
              `${username} is an admin now`,
            )
          }
        >
          Make admin
        </Button>
      )}
      <details>
        <summary aria-label={`Remove: ${username}`}>Remove</summary>
        <Note>The invitation code is renewed, so that the old one does not bring {username} back.</Note>
        <Button
          disabled={isRunning}
          onClick={() =>
            void run(
              () => send<typeof removeLeagueMember>('DELETE /api/leagues/:leagueId/members/:username', { params }),
              `${username} was removed`,
            )
          }
        >
          Remove {username}
        </Button>
      </details>
    </li>
  );
}
