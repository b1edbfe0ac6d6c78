import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/accounts.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';
import { webhooksQuery } from './use-webhook-action.ts';

/** The addresses of the user that receive events: listed, created, tested and removed. */
export function WebhookSettings({ user }: { user: User }) {
  const { data } = useQuery(webhooksQuery(user.id));
  return (
    <Panel title="Webhooks" className={classNames(styles.panel, 'needs-script')}>
      <p>
        <Link to={paths.faq('webhooks')}>A webhook</Link> sends final games and the grades of your picks to a server of
        yours, each with a signature.
      </p>
      <WebhookList userId={user.id} webhooks={data?.webhooks ?? []} />
      <WebhookForm userId={user.id} />
    </Panel>
  );
}
