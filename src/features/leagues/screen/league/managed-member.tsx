import type { PrivateLeague, appointLeagueAdmin, removeLeagueMember } from '../../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import type { LeagueChange } from '../use-league-change.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { Note } from '#ui/note.tsx';

type ManagedMemberProps = {
  member: PrivateLeague['table']['rows'][number];
  leagueId: number;
  change: LeagueChange;
};

/** A member with the changes that an admin can make. */
export function ManagedMember({ member: { username, isAdmin }, leagueId, change }: ManagedMemberProps) {
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
