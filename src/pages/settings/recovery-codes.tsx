import { useState } from 'react';
import type { createRecoveryCodes } from '#features/accounts/contract/security.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { securityQuery } from '#features/accounts/queries/security.ts';
import { currentPassword } from '#features/accounts/rules/account-forms.ts';
import { Form } from '#ui/form/form.tsx';
import styles from '#ui/kit/security.module.css';

const describeLeft = (left: number): string =>
  left === 0 ? 'You have none.' : `You have ${left} unused ${left === 1 ? 'code' : 'codes'}.`;

const codesForm = { name: 'codes', fields: [currentPassword], done: 'New recovery codes are shown above' };

/** Creates recovery codes and shows them once. `left`: number of unused ones */
export function RecoveryCodes({ user, left }: { user: User; left: number }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
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
      <Form
        form={{ ...codesForm, action: left > 0 ? 'Replace the recovery codes' : 'Create recovery codes' }}
        invalidates={securityQuery(user.id)}
        send={(body, { send }) =>
          send<typeof createRecoveryCodes>(
            'POST /api/users/:id/recovery-codes',
            { params: { id: user.id }, body },
            { after: (created) => setCodes(created.codes) },
          )
        }
      />
    </div>
  );
}
