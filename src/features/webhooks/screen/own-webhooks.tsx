import type { Webhook } from '../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import security from '#ui/settings/security.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';

type OwnWebhooksProps = { userId: number; webhooks: readonly Webhook[] };

/** The addresses of the user that receive events: listed, created, tested and removed. */
export function OwnWebhooks({ userId, webhooks }: OwnWebhooksProps) {
  return (
    <div className={security.content}>
      <p>
        <Link to={paths.faq('webhooks')}>A webhook</Link> sends final games and the grades of your picks to a server of
        yours, each with a signature.
      </p>
      <WebhookList userId={userId} webhooks={webhooks} />
      <WebhookForm userId={userId} />
    </div>
  );
}
