import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type {
  Security,
  changeEmail,
  changePassword,
  sendVerification,
  endSession,
  endSessions,
  removePasskey,
} from '#features/accounts/contract/security.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { createPasskey } from '#features/accounts/queries/passkeys.ts';
import { openHomePage } from '#features/accounts/queries/session-actions.ts';
import { send } from '#platform/page/call.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loader } from '#ui/loader.tsx';
import { Problem } from '#ui/note.tsx';
import { dateText, leagueZone, dateTimeText, useViewerZone } from '#ui/time-text.ts';
import { currentPassword, RecoveryCodes } from './recovery-codes.tsx';
import { SecurityForm, useSecurityAction, securityQuery } from './security-form.tsx';
import styles from '#ui/security.module.css';

/** Password, email, passkeys, recovery codes and sessions. */
export function SecuritySettings({ user }: { user: User }) {
  const { data, refetch } = useQuery(securityQuery(user.id));
  const { hash } = useLocation();
  const isPasswordPosted = useFormResult('password') !== null;
  const isEmailPosted = useFormResult('email') !== null;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const { passkeys, sessions, recoveryCodes } = data;
  return (
    <Card className={styles.security}>
      <details open={isPasswordPosted}>
        <summary>Password</summary>
        <PasswordForm userId={user.id} />
      </details>
      <details open={isEmailPosted}>
        <summary>Email</summary>
        <EmailSettings user={user} security={data} />
      </details>
      <details className="needs-script">
        <summary>{`Passkeys (${passkeys.length})`}</summary>
        <PasskeyList user={user} passkeys={passkeys} />
      </details>
      <details id="recovery-codes" className="needs-script" open={hash === '#recovery-codes'}>
        <summary>{`Recovery codes (${recoveryCodes})`}</summary>
        <RecoveryCodes user={user} left={recoveryCodes} />
      </details>
      <details>
        <summary>{`Sessions (${sessions.length})`}</summary>
        <SessionList user={user} sessions={sessions} />
      </details>
    </Card>
  );
}

function PasswordForm({ userId }: { userId: number }) {
  return (
    <SecurityForm
      userId={userId}
      name="password"
      fields={[
        currentPassword,
        { name: 'password', label: 'New password', type: 'password', autoComplete: 'new-password' },
      ]}
      action="Change the password"
      isPosted
      send={({ currentPassword: given = '', password = '' }) =>
        send<typeof changePassword>('POST /api/users/:id/password', {
          params: { id: userId },
          body: { currentPassword: given, password },
        })
      }
      done="The password is changed, and all other sessions have ended"
    />
  );
}

function EmailSettings({ user: { id }, security }: { user: User; security: Security }) {
  const { run, error, isDisabled } = useSecurityAction(id);
  const { email, isEmailVerified, canMail } = security;
  const canVerify = canMail && !isEmailVerified && email !== null;
  return (
    <div className={styles.content}>
      <p>
        {email ?? 'No email'}
        {canMail &&
          (isEmailVerified ? ' (verified)' : ' (not verified: a forgotten password cannot be replaced by mail)')}
      </p>
      {canVerify && (
        <Button
          className="needs-script"
          disabled={isDisabled}
          onClick={() =>
            void run(
              () => send<typeof sendVerification>('POST /api/users/:id/email/verification', { params: { id } }),
              'The verification link is sent',
            )
          }
        >
          Send a verification link
        </Button>
      )}
      <Problem text={error?.message} />
      <SecurityForm
        userId={id}
        name="email"
        fields={[{ name: 'email', label: 'New email', type: 'email', autoComplete: 'email' }, currentPassword]}
        action="Change the email"
        isPosted
        send={({ currentPassword: given = '', email: next = '' }) =>
          send<typeof changeEmail>('POST /api/users/:id/email', {
            params: { id },
            body: { currentPassword: given, email: next },
          })
        }
        done="The email is changed"
      />
    </div>
  );
}

/** The passkeys of the account, a form that adds one, and buttons that remove them. */
function PasskeyList({ user, passkeys }: { user: User; passkeys: Security['passkeys'] }) {
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

/** The sessions of the account; each can be ended, and all together. */
function SessionList({ user, sessions }: { user: User; sessions: Security['sessions'] }) {
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
