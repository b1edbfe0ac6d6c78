import type { User } from '../../../contract/accounts.ts';
import type { Security, endSession, endSessions } from '../../../contract/security.ts';
import { send } from '#platform/api/browser/call.ts';
import { openHomePage } from '../../../queries/session-actions.ts';
import { Problem } from '#ui/note.tsx';
import styles from '#ui/settings/security.module.css';
import { useSecurityAction } from './use-security-action.ts';
import { Button } from '#ui/button.tsx';
import { dateTimeText, leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';

type SessionListProps = { user: User; sessions: Security['sessions'] };

/** The sessions of the account; each can be ended, and all together. */
export function SessionList({ user, sessions }: SessionListProps) {
  const { run, error, isRunning, isDisabled } = useSecurityAction(user.id);
  const zone = useViewerZone() ?? leagueZone;
  const endAll = async () => {
    const end = () => send<typeof endSessions>('DELETE /api/users/:id/sessions', { params: { id: user.id } });
    if (await run(end, 'Signed out everywhere', true)) openHomePage();
  };
  return (
    <div className={styles.content}>
      <ul className={styles.list}>
        {sessions.map(({ id, device, seenAt, isCurrent }) => (
          <li key={id}>
            <p>
              <b>{device ?? 'Unknown device'}</b>
              <br />
              {isCurrent ? 'This session' : `Last used ${dateTimeText(seenAt, zone)}`}
            </p>
            {!isCurrent && (
              <Button
                className="needs-script"
                disabled={isDisabled}
                aria-label={`End the session: ${device ?? 'Unknown device'}`}
                onClick={() =>
                  void run(
                    () =>
                      send<typeof endSession>('DELETE /api/users/:id/sessions/:sessionId', {
                        params: { id: user.id, sessionId: id },
                      }),
                    'Session ended',
                  )
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      <form
        method="post"
        action="/forms/sign-out-everywhere"
        onSubmit={(event) => {
          event.preventDefault();
          void endAll();
        }}
      >
        <input type="hidden" name="id" value={user.id} />
        <Button type="submit" disabled={isRunning}>
          Sign out everywhere
        </Button>
      </form>
    </div>
  );
}
