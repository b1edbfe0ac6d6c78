import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/accounts.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { type FormEvent, useState } from 'react';
import type { createWebhook } from '../contract.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { send } from '#platform/api/browser/call.ts';
import { Field } from '#ui/form/field.tsx';
import { LabeledSelect } from '#ui/form/select.tsx';
import { CopyField } from '#ui/settings/copy-field.tsx';
import security from '#ui/settings/security.module.css';
import { useWebhookAction, webhooksQuery } from './use-webhook-action.ts';
import { Button } from '#ui/button.tsx';
import { WebhookList } from './webhook-list.tsx';

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

/** The choices of final games that are not a club. */
const [none, every] = ['none', 'every'] as const;
const finalChoices = [
  { value: every, label: 'Of all clubs' },
  ...clubNames.map(({ id, name }) => ({ value: id, label: `Of the ${name}` })),
  { value: none, label: 'None' },
];

/** A form that creates a webhook. Its secret is shown once. */
function WebhookForm({ userId }: { userId: number }) {
  const { run, error, isRunning, isDisabled } = useWebhookAction(userId);
  const [secret, setSecret] = useState<string | null>(null);
  const submit = async (form: HTMLFormElement) => {
    const entries = new FormData(form);
    const textOf = (name: string): string => {
      const entry = entries.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    const finals = textOf('finals');
    const body = {
      url: textOf('url'),
      sendsFinals: finals !== none,
      teamId: finals === none || finals === every ? null : Number(finals),
      sendsGrades: entries.has('grades'),
    };
    const create = async () =>
      setSecret(
        (await send<typeof createWebhook>('POST /api/users/:id/webhooks', { params: { id: userId }, body })).secret,
      );
    if (await run(create, 'The webhook is created')) form.reset();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isRunning) void submit(event.currentTarget);
  };
  return (
    <>
      {secret !== null && (
        <>
          <p>Copy the secret now: it verifies the signatures, and is not shown again.</p>
          <CopyField label="Secret of the new webhook" value={secret} what="secret" />
        </>
      )}
      <form method="post" className={security.form} onSubmit={onSubmit}>
        <Field
          form="webhook"
          name="url"
          label="Address (https)"
          type="url"
          pattern="https://.+"
          placeholder="https://"
          autoComplete="off"
          maxLength={2000}
          aria-describedby={error === null ? undefined : 'webhook-error'}
        />
        <LabeledSelect
          id="webhook-finals"
          label="Final games"
          name="finals"
          defaultValue={every}
          choices={finalChoices}
        />
        <label className={styles.check}>
          <input type="checkbox" name="grades" defaultChecked />
          Grades of my picks
        </label>
        <p role="alert" id="webhook-error" className={security.result}>
          {error?.message}
        </p>
        <Button type="submit" disabled={isDisabled}>
          Create a webhook
        </Button>
      </form>
    </>
  );
}
