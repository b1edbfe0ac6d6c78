import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/accounts.ts';
import type { Security } from '../../contract/security.ts';
import type { createApiKey, revokeApiKey } from '../../contract/api-keys.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Problem } from '#ui/note.tsx';
import { Panel } from '#ui/panel.tsx';
import settings from '#ui/settings/settings-panel.module.css';
import { CopyField } from '#ui/settings/copy-field.tsx';
import { currentPassword } from './security/recovery-codes.tsx';
import { SecurityForm } from './security/security-form.tsx';
import styles from '#ui/settings/security.module.css';
import { securityQuery, useSecurityAction } from './security/use-security-action.ts';
import { Button } from '#ui/button.tsx';
import { dateText, leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';

const nameField = { name: 'name', label: 'Name', type: 'text', autoComplete: 'off', maxLength: 60 } as const;

/** The API keys of the user, a form that creates one, and buttons that revoke them. A new key is shown once. */
export function ApiKeys({ user }: { user: User }) {
  const { data } = useQuery(securityQuery(user.id));
  const zone = useViewerZone() ?? leagueZone;
  const { run, error, isDisabled } = useSecurityAction(user.id);
  const [key, setKey] = useState<string | null>(null);
  const params = { id: user.id };
  const create = async ({ name = '', currentPassword: given = '' }: Readonly<Record<string, string>>) =>
    setKey(
      (
        await send<typeof createApiKey>('POST /api/users/:id/api-keys', {
          params,
          body: { name, currentPassword: given },
        })
      ).key,
    );
  const revoke = async (keyId: number) => {
    await send<typeof revokeApiKey>('DELETE /api/users/:id/api-keys/:keyId', { params: { ...params, keyId } });
    setKey(null);
  };
  return (
    <Panel title="API keys" className={classNames(settings.panel, 'needs-script')}>
      <p>
        With a key, your own programs <Link to={paths.faq('api-keys')}>read your picks and scores</Link>. A key changes
        nothing, and sees neither your email address nor these settings.
      </p>
      <ul className={styles.list} aria-label="API keys">
        {(data?.apiKeys ?? []).map((stored) => (
          <li key={stored.id}>
            <p>
              <b>{stored.name}</b>
              <br />
              {describeUse(stored, zone)}
            </p>
            <Button
              disabled={isDisabled}
              aria-label={`Revoke the key: ${stored.name}`}
              onClick={() => void run(() => revoke(stored.id), 'The key is revoked')}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      {key !== null && (
        <>
          <p>Copy the key now. It is not shown again.</p>
          <CopyField label="New API key" value={key} what="key" />
        </>
      )}
      <SecurityForm
        userId={user.id}
        name="api-key"
        fields={[nameField, currentPassword]}
        action="Create a key"
        send={create}
        done="The new key is shown above"
      />
    </Panel>
  );
}

function describeUse({ createdAt, usedOn }: Security['apiKeys'][number], zone: string): string {
  return usedOn === null
    ? `Created ${dateText(createdAt, zone)}, not used yet`
    : `Last used ${dateText(usedOn, 'UTC')}`;
}
