import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { paths } from '#platform/page/paths.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { CopyField } from '#ui/kit/copy-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Text } from '#ui/kit/text.tsx';
import { leagueZone, dateTimeText, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import type { createWebhook, Webhook, enableWebhook, removeWebhook, testWebhook, WebhookDelivery } from './contract.ts';
import { webhooksQuery } from './queries.ts';
import styles from '#ui/kit/settings-panel.module.css';
import webhooksStyles from './screen.module.css';

/** The URLs of the user that receive events: listed, created, tested and removed. */
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

/** The choices of final games that are not a club. */
const [none, every] = ['none', 'every'] as const;
const finalChoices = [
  { value: every, label: 'Of all clubs' },
  ...clubNames.map(({ id, name }) => ({ value: id, label: `Of the ${name}` })),
  { value: none, label: 'None' },
];

const webhookForm = {
  name: 'webhook',
  fields: [
    {
      name: 'url',
      label: 'URL (https)',
      type: 'url',
      pattern: 'https://.+',
      placeholder: 'https://',
      autoComplete: 'off',
      maxLength: 2000,
    },
    { name: 'finals', label: 'Final games', choices: finalChoices, defaultValue: every },
    { name: 'grades', label: 'Grades of my picks', type: 'checkbox', defaultChecked: true },
  ],
  action: 'Create a webhook',
  done: 'The webhook is created',
} as const;

/** A form that creates a webhook. Its secret is shown once. */
function WebhookForm({ userId: id }: { userId: number }) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      {secret !== null && (
        <>
          <p>Copy the secret now: it verifies the signatures, and is not shown again.</p>
          <CopyField label="Secret of the new webhook" value={secret} what="secret" />
        </>
      )}
      <Form
        form={webhookForm}
        invalidates={webhooksQuery(id)}
        send={({ url, finals, grades }, { send }) => {
          const teamId = finals === none || finals === every ? null : Number(finals);
          const body = { url, sendsFinals: finals !== none, teamId, sendsGrades: grades !== '' };
          return send<typeof createWebhook>(
            'POST /api/users/:id/webhooks',
            { params: { id }, body },
            { after: (created) => setSecret(created.secret) },
          );
        }}
      />
    </>
  );
}

/** The webhooks with their state, their last events, and buttons that test, enable and remove them. */
function WebhookList({ userId, webhooks }: { userId: number; webhooks: readonly Webhook[] }) {
  return (
    <ul className={webhooksStyles.webhooks} aria-label="Webhooks">
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} userId={userId} webhook={webhook} />
      ))}
    </ul>
  );
}

function WebhookItem({ userId, webhook }: { userId: number; webhook: Webhook }) {
  const { send, error, isDisabled } = useChange({ invalidates: webhooksQuery(userId) });
  const [result, setResult] = useState<string | null>(null);
  const zone = useViewerZone() ?? leagueZone;
  const { id, url, disabledAt } = webhook;
  const params = { id: userId, webhookId: id };
  const test = () =>
    send<typeof testWebhook>(
      'POST /api/users/:id/webhooks/:webhookId/test',
      { params },
      { after: (delivery) => setResult(describeResult(delivery)), done: 'The test event was sent' },
    );
  const enable = () =>
    send<typeof enableWebhook>(
      'POST /api/users/:id/webhooks/:webhookId/enable',
      { params },
      { done: 'The webhook is in use again' },
    );
  const remove = () =>
    send<typeof removeWebhook>(
      'DELETE /api/users/:id/webhooks/:webhookId',
      { params },
      { done: 'The webhook is removed' },
    );
  const button = (text: string, act: () => Promise<unknown>) => (
    <Button disabled={isDisabled} aria-label={`${text}: ${url}`} onClick={() => void act()}>
      {text}
    </Button>
  );
  return (
    <li className={webhooksStyles.webhook}>
      <p className={webhooksStyles.url}>
        <b>{url}</b>
      </p>
      <p>{describeWanted(webhook)}</p>
      <p>
        {disabledAt === null ? describeState(webhook, zone) : <Text tone="gold">{describeState(webhook, zone)}</Text>}
      </p>
      <Problem text={error?.message} />
      {result !== null && <p role="status">{result}</p>}
      <div className={styles.actions}>
        {button('Send a test event', test)}
        {disabledAt !== null && button('Use it again', enable)}
        {button('Remove', remove)}
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
    <ol className={webhooksStyles.log} aria-label="Last events">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <b>{eventNames[delivery.type]}</b> {describeDelivery(delivery, zone)}
        </li>
      ))}
    </ol>
  );
}

const eventNames: Record<WebhookDelivery['type'], string> = {
  'game.final': 'Final game',
  'pick.graded': 'Graded pick',
  test: 'Test',
};

/** 'Final games of the New York Mets, and grades of my picks' */
export function describeWanted({ sendsFinals, teamId, sendsGrades }: Webhook): string {
  const club = clubNames.find(({ id }) => id === teamId);
  const finals = club === undefined ? 'Final games of all clubs' : `Final games of the ${club.name}`;
  if (!sendsFinals) return 'Grades of my picks';
  return sendsGrades ? `${finals}, and grades of my picks` : finals;
}

export function describeState({ createdAt, failingSince, disabledAt }: Webhook, zone: string): string {
  if (disabledAt !== null)
    return `Disabled on ${dateTimeText(disabledAt, zone)}, because events could not be delivered.`;
  if (failingSince !== null)
    return `Failing since ${dateTimeText(failingSince, zone)}. Events are sent again for 24 hours.`;
  return `In use since ${dateTimeText(createdAt, zone)}`;
}

/** The result of one attempt. */
function describeResult({ status, problem }: Pick<WebhookDelivery, 'status' | 'problem'>): string {
  if (status === null) return problem ?? 'No answer.';
  return status >= 200 && status < 300 ? `Delivered (status ${status}).` : `Refused with the status ${status}.`;
}

/** 'Nov 23, 2026, 8:02 PM: Refused with the status 500. Attempt 2, the next on …' */
export function describeDelivery(delivery: WebhookDelivery, zone: string): string {
  const { createdAt, attempts, attemptedAt, nextTryAt } = delivery;
  if (attemptedAt === null) return `${dateTimeText(createdAt, zone)}: waiting`;
  const result = `${dateTimeText(attemptedAt, zone)}: ${describeResult(delivery)}`;
  if (nextTryAt !== null) return `${result} Attempt ${attempts}, the next on ${dateTimeText(nextTryAt, zone)}.`;
  return attempts > 1 ? `${result} Attempt ${attempts}.` : result;
}
