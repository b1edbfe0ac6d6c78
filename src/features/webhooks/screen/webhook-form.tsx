import { type FormEvent, useState } from 'react';
import type { createWebhook } from '../contract.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { send } from '#platform/api/browser/call.ts';
import { Field } from '#ui/form/field.tsx';
import { LabeledSelect } from '#ui/form/select.tsx';
import { CopyField } from '#ui/settings/copy-field.tsx';
import security from '#ui/settings/security.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import { useWebhookAction } from './use-webhook-action.ts';
import { Button } from '#ui/button.tsx';

/** The choices of final games that are not a club. */
const [none, every] = ['none', 'every'] as const;
const finalChoices = [
  { value: every, label: 'Of all clubs' },
  ...clubNames.map(({ id, name }) => ({ value: id, label: `Of the ${name}` })),
  { value: none, label: 'None' },
];

/** A form that creates a webhook. Its secret is shown once. */
export function WebhookForm({ userId }: { userId: number }) {
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
