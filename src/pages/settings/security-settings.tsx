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
import { securityQuery } from '#features/accounts/queries/security.ts';
import { openHomePage } from '#features/accounts/queries/session-actions.ts';
import { currentPassword, emailForm, passwordForm } from '#features/accounts/rules/account-forms.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { dateText, leagueZone, dateTimeText, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from '#ui/kit/security.module.css';

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

function PasswordForm({ userId: id }: { userId: number }) {
  return (
    <Form
      form={passwordForm}
      posts={{ id }}
      invalidates={securityQuery(id)}
      send={(body, { send }) => send<typeof changePassword>(passwordForm.route, { params: { id }, body })}
    />
  );
}

function EmailSettings({ user: { id }, security }: { user: User; security: Security }) {
  const { send, error, isDisabled } = useChange({ invalidates: securityQuery(id) });
  const { email, isEmailVerified, canMail } = security;
  const canVerify = canMail && !isEmailVerified && email !== null;
  const verify = () =>
    send<typeof sendVerification>(
      'POST /api/users/:id/email/verification',
      { params: { id } },
      { done: 'The verification link is sent' },
    );
  return (
    <div className={styles.content}>
      <p>
        {email ?? 'No email'}
        {canMail &&
          (isEmailVerified ? ' (verified)' : ' (not verified: a forgotten password cannot be replaced by mail)')}
      </p>
      {canVerify && (
        <Button className="needs-script" disabled={isDisabled} onClick={() => void verify()}>
          Send a verification link
        </Button>
      )}
      <Problem text={error?.message} />
      <Form
        form={emailForm}
        posts={{ id }}
        invalidates={securityQuery(id)}
        send={(body, change) => change.send<typeof changeEmail>(emailForm.route, { params: { id }, body })}
      />
    </div>
  );
}

const passkeyForm = {
  name: 'passkey',
  fields: [currentPassword],
  action: 'Add a passkey',
  done: 'The passkey is added',
};

/** The passkeys of the account, a form that adds one, and buttons that remove them. */
function PasskeyList({ user, passkeys }: { user: User; passkeys: Security['passkeys'] }) {
  const { send, error, isDisabled } = useChange({ invalidates: securityQuery(user.id) });
  const zone = useViewerZone() ?? leagueZone;
  const remove = (passkeyId: number) =>
    send<typeof removePasskey>(
      'DELETE /api/users/:id/passkeys/:passkeyId',
      { params: { id: user.id, passkeyId } },
      { done: 'Passkey removed' },
    );
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
            <Button disabled={isDisabled} aria-label={`Remove the passkey: ${name}`} onClick={() => void remove(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      <Form
        form={passkeyForm}
        invalidates={securityQuery(user.id)}
        send={({ currentPassword: given }, { run }) => run(() => createPasskey(user.id, given))}
      />
    </div>
  );
}

const sessionsForm = { name: 'sign-out-everywhere', fields: [], action: 'Sign out everywhere' };

/** The sessions of the account; each can be ended, and all together. */
function SessionList({ user: { id: userId }, sessions }: { user: User; sessions: Security['sessions'] }) {
  const { send, error, isDisabled } = useChange({ invalidates: securityQuery(userId) });
  const zone = useViewerZone() ?? leagueZone;
  const end = (sessionId: number) =>
    send<typeof endSession>(
      'DELETE /api/users/:id/sessions/:sessionId',
      { params: { id: userId, sessionId } },
      { done: 'Session ended' },
    );
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
                onClick={() => void end(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      <Form
        form={sessionsForm}
        posts={{ id: userId }}
        send={(_, change) =>
          change.send<typeof endSessions>(
            'DELETE /api/users/:id/sessions',
            { params: { id: userId } },
            { after: () => openHomePage(), done: 'Signed out everywhere' },
          )
        }
      />
    </div>
  );
}
