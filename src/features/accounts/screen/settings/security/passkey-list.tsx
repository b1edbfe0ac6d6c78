import type { User } from '../../../contract/accounts.ts';
import type { Security } from '../../../contract/security.ts';
import type { removePasskey } from '../../../contract/passkeys.ts';
import { send } from '#platform/api/browser/call.ts';
import { createPasskey } from '../../../queries/passkeys.ts';
import { Problem } from '#ui/note.tsx';
import { currentPassword } from './recovery-codes.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from '#ui/settings/security.module.css';
import { useSecurityAction } from './use-security-action.ts';
import { Button } from '#ui/button.tsx';
import { dateText, leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';

type PasskeyListProps = { user: User; passkeys: Security['passkeys'] };

/** The passkeys of the account, a form that adds one, and buttons that remove them. */
export function PasskeyList({ user, passkeys }: PasskeyListProps) {
  const { run, error, isDisabled } = useSecurityAction(user.id);
  const zone = useViewerZone() ?? leagueZone;
  const add = ({ currentPassword: given = '' }: Readonly<Record<string, string>>) => createPasskey(user.id, given);
  return (
    <div className={styles.content}>
      <p>A passkey signs you in with the lock of your device, such as a fingerprint, instead of the password.</p>
      <ul className={styles.list} aria-label="Passkeys">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <br />
              {usedAt === null ? `Added ${dateText(createdAt, zone)}` : `Last used ${dateText(usedAt, zone)}`}
            </p>
            <Button
              disabled={isDisabled}
              aria-label={`Remove the passkey: ${name}`}
              onClick={() =>
                void run(
                  () =>
                    send<typeof removePasskey>('DELETE /api/users/:id/passkeys/:passkeyId', {
                      params: { id: user.id, passkeyId: id },
                    }),
                  'Passkey removed',
                )
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      <SecurityForm
        userId={user.id}
        name="passkey"
        fields={[currentPassword]}
        action="Add a passkey"
        send={add}
        done="The passkey is added"
      />
    </div>
  );
}
