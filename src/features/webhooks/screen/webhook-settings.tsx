import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/accounts.ts';
import { LazyDetails } from '#ui/settings/lazy-details.tsx';
import security from '#ui/settings/security.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import { OwnWebhooks } from './own-webhooks.tsx';
import { webhooksQuery } from './use-webhook-action.ts';

/** The webhooks of the user, with their number. */
export function WebhookSettings({ user }: { user: User }) {
  const { data } = useQuery(webhooksQuery(user.id));
  const count = data === undefined ? '' : ` (${data.webhooks.length})`;
  return (
    <section className={`${styles.part} ${security.security} needs-script`} aria-labelledby="webhook-heading">
      <h3 id="webhook-heading">For your programs</h3>
      <LazyDetails summary={`Webhooks${count}`}>
        <OwnWebhooks userId={user.id} webhooks={data?.webhooks ?? []} />
      </LazyDetails>
    </section>
  );
}
