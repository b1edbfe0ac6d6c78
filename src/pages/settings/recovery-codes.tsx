import { useState } from 'react';
import type { createRecoveryCodes } from '#features/accounts/contract/security.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { send } from '#platform/page/call.ts';
import { SecurityForm } from './security-form.tsx';
import styles from '#ui/security.module.css';

const describeLeft = (left: number): string =>
  left === 0 ? 'You have none.' : `You have ${left} unused ${left === 1 ? 'code' : 'codes'}.`;

/** Creates recovery codes and shows them once. `left`: number of unused ones */
export function RecoveryCodes({ user, left }: { user: User; left: number }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const create = async ({ currentPassword = '' }: Readonly<Record<string, string>>) =>
    setCodes(
      (
        await send<typeof createRecoveryCodes>('POST /api/users/:id/recovery-codes', {
          params: { id: user.id },
          body: { currentPassword },
        })
      ).codes,
    );
  return (
    <div className={styles.content}>
      <p>Each code replaces a forgotten password once.</p>
      <p>{describeLeft(left)}</p>
      {codes.length > 0 && (
        <>
          <p>Write these down or print them now. They are not shown again.</p>
          <ul className={styles.codes} aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <SecurityForm
        userId={user.id}
        name="codes"
        fields={[currentPassword]}
        action={left > 0 ? 'Replace the recovery codes' : 'Create recovery codes'}
        send={create}
        done="New recovery codes are shown above"
      />
    </div>
  );
}

/** The field that confirms a change of the account. */
export const currentPassword = {
  name: 'currentPassword',
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
} as const;
