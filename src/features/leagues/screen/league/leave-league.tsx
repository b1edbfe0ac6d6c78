import { useNavigate } from 'react-router';
import type { PrivateLeague, leavePrivateLeague } from '../../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import styles from '../private-leagues.module.css';
import { useLeagueChange } from '../use-league-change.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

function describeLeaving({ members, isAdmin, table }: PrivateLeague): string {
  if (members === 1) return 'You are the last member: the league will be deleted.';
  const isLastAdmin = isAdmin && table.rows.filter((row) => row.isAdmin).length === 1;
  const next = isLastAdmin ? ' The member who has been here the longest will be its admin.' : '';
  return `You can come back with an invitation.${next}`;
}

/** Leaves the league after a second click. */
export function LeaveLeague({ league }: { league: PrivateLeague }) {
  const navigate = useNavigate();
  const change = useLeagueChange();
  const leave = () =>
    change.run(
      () =>
        send<typeof leavePrivateLeague>('DELETE /api/leagues/:leagueId/membership', {
          params: { leagueId: league.id },
        }),
      () => void navigate(paths.leagues()),
    );
  return (
    <details className={styles.details}>
      <summary>Leave this league</summary>
      <p>{describeLeaving(league)}</p>
      <Button disabled={change.isRunning} onClick={() => void leave()}>
        Leave {league.name}
      </Button>
      <Problem text={change.error} />
    </details>
  );
}
