import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { User } from '../../../contract/accounts.ts';
import type { Security, changeEmail, changePassword, sendVerification } from '../../../contract/security.ts';
import { send } from '#platform/api/browser/call.ts';
import { useFormResult } from '#platform/api/browser/form-result.ts';
import { Card } from '#ui/card.tsx';
import { Loader } from '#ui/loader.tsx';
import { Problem } from '#ui/note.tsx';
import { currentPassword, RecoveryCodes } from './recovery-codes.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from '#ui/settings/security.module.css';
import { SessionList } from './session-list.tsx';
import { securityQuery, useSecurityAction } from './use-security-action.ts';
import { Button } from '#ui/button.tsx';

/** Password, email address, passkeys, recovery codes and sessions. */
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
        <summary>Email address</summary>
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

function EmailSettings({
  user: { id },
  security,
}: {
  user: User;
  security: Pick<Security, 'email' | 'isEmailVerified' | 'canMail'>;
}) {
  const { run, error, isDisabled } = useSecurityAction(id);
  const { email, isEmailVerified, canMail } = security;
  const canVerify = canMail && !isEmailVerified && email !== null;
  return (
    <div className={styles.content}>
      <p>
        {email ?? 'No address'}
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
        fields={[{ name: 'email', label: 'New address', type: 'email', autoComplete: 'email' }, currentPassword]}
        action="Change the address"
        isPosted
        send={({ currentPassword: given = '', email: next = '' }) =>
          send<typeof changeEmail>('POST /api/users/:id/email', {
            params: { id },
            body: { currentPassword: given, email: next },
          })
        }
        done="The address is changed"
      />
    </div>
  );
}
