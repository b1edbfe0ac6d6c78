import type { WebhookDelivery } from '../contract.ts';
import { describeDelivery, eventNames } from './webhook-text.ts';
import styles from './webhooks.module.css';

/** The last events of a webhook with the results of their last attempts. */
export function WebhookLog({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p>No events yet.</p>;
  return (
    <ol className={styles.log} aria-label="Last events">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <b>{eventNames[delivery.type]}</b> {describeDelivery(delivery)}
        </li>
      ))}
    </ol>
  );
}
