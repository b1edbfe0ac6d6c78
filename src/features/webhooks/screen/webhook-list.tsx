import { useState } from 'react';
import type { Webhook, enableWebhook, removeWebhook, testWebhook, WebhookDelivery } from '../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import security from '#ui/settings/security.module.css';
import settings from '#ui/settings/settings-panel.module.css';
import { useWebhookAction } from './use-webhook-action.ts';
import { describeResult, describeState, describeWanted, describeDelivery, eventNames } from './webhook-text.ts';
import { leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';
import styles from './webhooks.module.css';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

type WebhookListProps = { userId: number; webhooks: readonly Webhook[] };

/** The webhooks with their state, their last events, and buttons that test, enable and remove them. */
export function WebhookList({ userId, webhooks }: WebhookListProps) {
  return (
    <ul className={styles.webhooks} aria-label="Webhooks">
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} userId={userId} webhook={webhook} />
      ))}
    </ul>
  );
}

function WebhookItem({ userId, webhook }: { userId: number; webhook: Webhook }) {
  const { run, error, isDisabled } = useWebhookAction(userId);
  const [result, setResult] = useState<string | null>(null);
  const zone = useViewerZone() ?? leagueZone;
  const { id, url, disabledAt } = webhook;
  const params = { id: userId, webhookId: id };
  const test = async () =>
    setResult(
      describeResult(await send<typeof testWebhook>('POST /api/users/:id/webhooks/:webhookId/test', { params })),
    );
  const button = (text: string, act: () => Promise<unknown>, done: string) => (
    <Button disabled={isDisabled} aria-label={`${text}: ${url}`} onClick={() => void run(act, done)}>
      {text}
    </Button>
  );
  return (
    <li className={styles.webhook}>
      <p className={styles.url}>
        <b>{url}</b>
      </p>
      <p>{describeWanted(webhook)}</p>
      <p className={disabledAt === null ? undefined : security.error}>{describeState(webhook, zone)}</p>
      <Problem text={error?.message} />
      {result !== null && <p role="status">{result}</p>}
      <div className={settings.actions}>
        {button('Send a test event', test, 'The test event was sent')}
        {disabledAt !== null &&
          button(
            'Use it again',
            () => send<typeof enableWebhook>('POST /api/users/:id/webhooks/:webhookId/enable', { params }),
            'The webhook is in use again',
          )}
        {button(
          'Remove',
          () => send<typeof removeWebhook>('DELETE /api/users/:id/webhooks/:webhookId', { params }),
          'The webhook is removed',
        )}
      </div>
      <WebhookLog deliveries={webhook.deliveries} />
    </li>
  );
}

/** The last events of a webhook with the results of their last attempts. */
function WebhookLog({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const zone = useViewerZone() ?? leagueZone;
  if (deliveries.length === 0) return <p>No events yet.</p>;
  return (
    <ol className={styles.log} aria-label="Last events">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <b>{eventNames[delivery.type]}</b> {describeDelivery(delivery, zone)}
        </li>
      ))}
    </ol>
  );
}
