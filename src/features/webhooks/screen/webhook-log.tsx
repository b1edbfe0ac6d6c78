import type { WebhookDelivery } from '../contract.ts';
import { describeDelivery, eventNames } from './webhook-text.ts';
import { leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';
import styles from './webhooks.module.css';

/** The last events of a webhook with the results of their last attempts. */
export function WebhookLog({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
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
