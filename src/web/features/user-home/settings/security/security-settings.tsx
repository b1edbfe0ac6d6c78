import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import type { Security } from '#contract/security.ts';
import { callOnDemand } from '../../../../api/call-on-demand.ts';
import { securityQuery } from '../../../../api/queries/security.ts';
import controls from '../../../../ui/controls.module.css';
import settings from '../settings-panel.module.css';
import { currentPassword, RecoveryCodes } from './recovery-codes.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';
import { SessionList } from './session-list.tsx';
import { useSecurityAction } from './use-security-action.ts';

/** Password, email address, recovery codes, passkeys and sessions. */
export function SecuritySettings({ user }: { user: User }) {
  const { data } = useQuery(securityQuery(user.id));
  return (
    <section className={`${settings.part} ${styles.security} needs-script`} aria-labelledby="security-heading">
      <h3 id="security-heading">Sign-in and security</h3>
      <details>
        <summary>Password</summary>
        <PasswordForm userId={user.id} />
      </details>
      {data !== undefined && (
        <>
          <details>
            <summary>Email address</summary>
            <EmailSettings user={user} security={data} />
          </details>
          <details id="recovery-codes" open={window.location.hash === '#recovery-codes'}>
            <summary>Recovery codes</summary>
            <RecoveryCodes user={user} left={data.recoveryCodes} />
          </details>
          <details>
            <summary>{`Passkeys (${data.passkeys.length})`}</summary>
            <PasskeyList user={user} passkeys={data.passkeys} />
          </details>
          <details>
            <summary>{`Sessions (${data.sessions.length})`}</summary>
            <SessionList user={user} sessions={data.sessions} />
          </details>
        </>
      )}
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
      send={({ currentPassword: given = '', password = '' }) =>
        callOnDemand('changePassword', { params: { id: userId }, body: { currentPassword: given, password } })
      }
      done="The password is changed, and all other sessions have ended"
    />
  );
}

function EmailSettings({ user: { id }, security }: { user: User; security: Security }) {
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
        <button
          type="button"
          className={controls.button}
          disabled={isRunning}
          onClick={() =>
            void run(() => callOnDemand('sendVerification', { params: { id } }), 'The verification link is sent')
          }
        >
          Send a verification link
        </button>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <SecurityForm
        userId={id}
        name="email"
        fields={[{ name: 'email', label: 'New address', type: 'email', autoComplete: 'email' }, currentPassword]}
        action="Change the address"
        send={({ currentPassword: given = '', email: next = '' }) =>
          callOnDemand('changeEmail', { params: { id }, body: { currentPassword: given, email: next } })
        }
        done="The address is changed"
      />
    </div>
  );
}
