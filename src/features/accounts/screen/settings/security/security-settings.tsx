import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { User } from '../../../contract/accounts.ts';
import type { Security, changeEmail, changePassword, sendVerification } from '../../../contract/security.ts';
import { send } from '#platform/api/browser/call.ts';
import { useFormResult } from '#platform/api/browser/form-result.ts';
import { Problem } from '#ui/note.tsx';
import settings from '#ui/settings/settings-panel.module.css';
import { ApiKeyList } from './api-key-list.tsx';
import { currentPassword, RecoveryCodes } from './recovery-codes.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from '#ui/settings/security.module.css';
import { SessionList } from './session-list.tsx';
import { securityQuery, useSecurityAction } from './use-security-action.ts';
import { Button } from '#ui/button.tsx';

/** What the parts show until the data is loaded: it takes the space of an account with one session, no passkeys and no API keys. */
const unknown: Omit<Security, 'recoveryCodes'> = {
  email: '…',
  isEmailVerified: false,
  canMail: false,
  passkeys: [],
  apiKeys: [],
  sessions: [{ id: 0, device: '…', createdAt: '', seenAt: '', isCurrent: true }],
};

const countOf = (list: readonly unknown[] | undefined): string => (list === undefined ? '' : ` (${list.length})`);

/** Password, email address, recovery codes, passkeys, API keys and sessions. */
export function SecuritySettings({ user }: { user: User }) {
  const { data } = useQuery(securityQuery(user.id));
  const { hash } = useLocation();
  const { passkeys, apiKeys, sessions } = data ?? unknown;
  return (
    <section className={`${settings.part} ${styles.security}`} aria-labelledby="security-heading">
      <h3 id="security-heading">Sign-in and security</h3>
      <details open={useFormResult('password') !== null}>
        <summary>Password</summary>
        <PasswordForm userId={user.id} />
      </details>
      <details open={useFormResult('email') !== null}>
        <summary>Email address</summary>
        <EmailSettings user={user} security={data ?? unknown} />
      </details>
      <details id="recovery-codes" className="needs-script" open={hash === '#recovery-codes'}>
        <summary>Recovery codes</summary>
        <RecoveryCodes user={user} left={data?.recoveryCodes ?? null} />
      </details>
      <details className="needs-script">
        <summary>{`Passkeys${countOf(data?.passkeys)}`}</summary>
        <PasskeyList user={user} passkeys={passkeys} />
      </details>
      <details className="needs-script">
        <summary>{`API keys${countOf(data?.apiKeys)}`}</summary>
        <ApiKeyList user={user} apiKeys={apiKeys} />
      </details>
      <details>
        <summary>{`Sessions${countOf(data?.sessions)}`}</summary>
        <SessionList user={user} sessions={sessions} />
      </details>
    </section>
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
  const { run, error, isRunning } = useSecurityAction(id);
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
          disabled={isRunning}
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
