import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { createLazyPart } from '../../../../ui/lazy-part.ts';
import { LazyDetails } from '../lazy-details.tsx';
import security from '../security/security.module.css';
import settings from '../settings-panel.module.css';
import { webhooksQuery } from './use-webhook-action.ts';

const webhookPart = createLazyPart(async () => (await import('./own-webhooks.tsx')).OwnWebhooks);

/** The webhooks of the user, with their number. The code is loaded before the user opens them, so that they open at their full height. */
export function WebhookSettings({ user }: { user: User }) {
  const { data } = useQuery(webhooksQuery(user.id));
  useEffect(() => void webhookPart.preload().catch(() => undefined), []);
  const count = data === undefined ? '' : ` (${data.webhooks.length})`;
  return (
    <section className={`${settings.part} ${security.security} needs-script`} aria-labelledby="webhook-heading">
      <h3 id="webhook-heading">For your programs</h3>
      <LazyDetails summary={`Webhooks${count}`}>
        <webhookPart.Part userId={user.id} webhooks={data?.webhooks ?? []} />
      </LazyDetails>
    </section>
  );
}
