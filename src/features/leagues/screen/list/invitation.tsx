import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { joinPrivateLeague } from '../../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import { describeError } from '#platform/api/browser/describe-error.ts';
import { invitationQuery } from '../../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { countMembers } from '../count-members.ts';
import styles from '../private-leagues.module.css';
import { useLeagueChange } from '../use-league-change.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Problem } from '#ui/note.tsx';

/** The text instead of an invitation. `data`: null if no league has the code */
function describeMissing(data: null | undefined, error: unknown): string {
  if (data === null) return 'No league has this invitation code. It may have been replaced: ask for the new one.';
  return error === null ? 'Looking for the league of this invitation' : describeError(error);
}

/** The league of the code in the address, with a button to join it. */
export function Invitation({ code }: { code: string }) {
  const { data, error } = useQuery(invitationQuery(code));
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const change = useLeagueChange();
  const join = () =>
    change.run(
      () => send<typeof joinPrivateLeague>('POST /api/leagues/join', { body: { code } }),
      ({ id }) => void navigate(paths.league(id)),
    );
  if (data === undefined || data === null)
    return (
      <Card as="section" className={styles.card} aria-label="Invitation">
        <p>{describeMissing(data, error)}</p>
      </Card>
    );
  return (
    <Panel
      className={styles.card}
      title={data.isMember ? `You are a member of ${data.name}` : `You are invited to ${data.name}`}
    >
      {' '}
      <p>
        {countMembers(data.members)}. Members see each other’s names and scores. Your picks stay hidden until their
        lock, as for everyone.
      </p>
      {data.isMember ? (
        <Link to={paths.league(data.id)} className={controls.button}>
          Open the league
        </Link>
      ) : (
        <Button isFilled disabled={!isHydrated || change.isRunning} onClick={() => void join()}>
          Join {data.name}
        </Button>
      )}
      <Problem text={change.error} />
    </Panel>
  );
}
