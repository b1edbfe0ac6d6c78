import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { exportUser } from '#features/accounts/contract/accounts.ts';
import type { Security, createApiKey, revokeApiKey } from '#features/accounts/contract/security.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { askForPasskey } from '#features/accounts/queries/passkeys.ts';
import { securityQuery } from '#features/accounts/queries/security.ts';
import { deleteAccount } from '#features/accounts/queries/session-actions.ts';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { currentPassword } from '#features/accounts/rules/account-forms.ts';
import {
  isSettingsSection,
  type SettingsSection,
  settingsSections,
} from '#features/accounts/rules/settings-sections.ts';
import type { picksFile } from '#features/picks/contract/picks-file.ts';
import { calendarUrlQuery, remindersQuery } from '#features/reminders/queries/notifications.ts';
import { NotificationSettings } from '#features/reminders/screen/notification-settings.tsx';
import { ClubCalendar, PickCalendar } from '#features/reminders/screen/pick-calendar.tsx';
import { teamsQuery } from '#features/rosters/queries.ts';
import { ShareSettings } from '#features/sharing/screen.tsx';
import { ProfileForm } from '#features/users/screen/profile-form.tsx';
import { ScoreSettings } from '#features/viewer/screen/score-settings.tsx';
import { webhooksQuery } from '#features/webhooks/queries.ts';
import { WebhookSettings } from '#features/webhooks/screen.tsx';
import { ApiError, refusal } from '#platform/api/api-error.ts';
import { callUrl, readError } from '#platform/page/call.ts';
import { loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { Form, formId } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { CopyField } from '#ui/kit/copy-field.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { dateText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { SecuritySettings } from './security-settings.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import controls from '#ui/kit/controls.module.css';
import securityStyles from '#ui/kit/security.module.css';
import styles from '#ui/kit/settings-panel.module.css';

const keyForm = {
  name: 'api-key',
  fields: [{ name: 'name', label: 'Name', autoComplete: 'off', maxLength: 60 }, currentPassword],
  action: 'Create a key',
  done: 'The new key is shown above',
} as const;

/** The API keys of the user, a form that creates one, and buttons that revoke them. A new key is shown once. */
function ApiKeys({ user: { id } }: { user: User }) {
  const { data } = useQuery(securityQuery(id));
  const zone = useViewerZone() ?? leagueZone;
  const { send, error, isDisabled } = useChange({ invalidates: securityQuery(id) });
  const [key, setKey] = useState<string | null>(null);
  const revoke = (keyId: number) =>
    send<typeof revokeApiKey>(
      'DELETE /api/users/:id/api-keys/:keyId',
      { params: { id, keyId } },
      { after: () => setKey(null), done: 'The key is revoked' },
    );
  return (
    <Panel title="API keys" className={classNames(styles.panel, 'needs-script')}>
      <p>
        With a key, your own programs <Link to={paths.faq('api-keys')}>read your picks and scores</Link>. A key changes
        nothing, and sees neither your email address nor these settings.
      </p>
      <ul className={securityStyles.list} aria-label="API keys">
        {(data?.apiKeys ?? []).map((stored) => (
          <li key={stored.id}>
            <p>
              <b>{stored.name}</b>
              <br />
              {describeUse(stored, zone)}
            </p>
            <Button
              disabled={isDisabled}
              aria-label={`Revoke the key: ${stored.name}`}
              onClick={() => void revoke(stored.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      {key !== null && (
        <>
          <p>Copy the key now. It is not shown again.</p>
          <CopyField label="New API key" value={key} what="key" />
        </>
      )}
      <Form
        form={keyForm}
        invalidates={securityQuery(id)}
        send={(body, change) =>
          change.send<typeof createApiKey>(
            'POST /api/users/:id/api-keys',
            { params: { id }, body },
            { after: (created) => setKey(created.key) },
          )
        }
      />
    </Panel>
  );
}

function describeUse({ createdAt, usedOn }: Security['apiKeys'][number], zone: string): string {
  return usedOn === null
    ? `Created ${dateText(createdAt, zone)}, not used yet`
    : `Last used ${dateText(usedOn, 'UTC')}`;
}

const contents: Record<SettingsSection, (props: { user: User }) => ReactNode> = {
  profile: ProfileSettings,
  notifications: NotificationSettings,
  calendars: ({ user }) => (
    <>
      <PickCalendar user={user} />
      <ClubCalendar user={user} />
    </>
  ),
  scores: ScoreSettings,
  privacy: PrivacySettings,
  security: SecuritySettings,
  developers: ({ user }) => (
    <>
      <ApiKeys user={user} />
      <WebhookSettings user={user} />
      <ShareSettings />
    </>
  ),
};

/** Sections with buttons only, which do nothing without scripts. */
const needsScripts: ReadonlySet<SettingsSection> = new Set(['notifications', 'calendars', 'scores', 'developers']);

/** The data of a section. The browser opens a section with its data, too, so that nothing moves. */
const dataOf: Partial<Record<SettingsSection, (client: QueryClient, userId: number) => Promise<unknown>[]>> = {
  profile: (client) => [client.query(teamsQuery())],
  notifications: (client, id) => [client.query(remindersQuery(id))],
  calendars: (client, id) => [client.query(calendarUrlQuery(id))],
  security: (client, id) => [client.query(securityQuery(id))],
  developers: (client, id) => [client.query(securityQuery(id)), client.query(webhooksQuery(id))],
};

function sectionOf(name: string | undefined): SettingsSection | undefined {
  return name !== undefined && isSettingsSection(name) ? name : undefined;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const section = sectionOf(params.section);
  if (section === undefined && params.section !== undefined)
    throw new ApiError(404, { error: { code: 'not_found', message: 'There are no such settings.' } });
  const user = await loadIfPossible(page, sessionQuery);
  if (user) await Promise.allSettled(dataOf[section ?? 'profile']?.(page.queryClient, user.id) ?? []);
  return {
    title: section === undefined ? 'Settings' : `${settingsSections[section].name} · Settings`,
    description: 'Your profile, notifications, calendars, hidden scores, privacy, sign-in, and what programs can use.',
  };
}

/** The settings of the signed-in user, a section at a time. A visitor is asked to sign in. */
function SettingsPage() {
  const { user, isKnown } = useSession();
  const chosen = sectionOf(useParams().section);
  if (user === null)
    return isKnown ? (
      <SignedOut title="Settings" text="Sign in to change your profile, notifications and security." />
    ) : (
      <Loader onRetry={() => window.location.reload()} />
    );
  const section = chosen ?? 'profile';
  const Contents = contents[section];
  return (
    <SettingsFrame chosen={chosen} needsScripts={needsScripts.has(section)}>
      <Contents user={user} />
    </SettingsFrame>
  );
}

export { SettingsPage as Component };

/** The user's name, favorite team and photo, and whether picks can have a confidence. */
function ProfileSettings({ user }: { user: User }) {
  return (
    <Panel title={user.username} className={styles.panel}>
      <p>
        <Link to={paths.user(user.username)}>Your page</Link> shows your record under this name.
      </p>
      <ProfileForm user={user} hasConfidence />
    </Panel>
  );
}

/** What others see, the download of the user's data, and the deletion of the account. */
function PrivacySettings({ user }: { user: User }) {
  const isHydrated = useIsHydrated();
  const [isLeaving, setIsLeaving] = useState(false);
  const exportUrl = callUrl<typeof exportUser>('/api/users/:id/export', { params: { id: user.id } });
  const picksUrl = callUrl<typeof picksFile>('/api/users/:id/picks.csv', { params: { id: user.id } });
  return (
    <>
      <Panel title="What is public" className={styles.panel}>
        <p>
          Everybody sees <Link to={paths.user(user.username)}>your page</Link>: username, picture, favorite club, score,
          streaks, and each pick after its lock. Your email address, open picks and settings are yours alone.{' '}
          <Link to={paths.faq('privacy')}>What we store</Link>
        </p>
      </Panel>
      <Panel title="Your data" className={styles.panel}>
        <p>
          Download all of your data as JSON, or <Link to={paths.faq('download')}>the list of your picks</Link> as CSV
          for a spreadsheet.
        </p>
        <div className={styles.actions}>
          <a href={exportUrl} className={controls.button} download={`called-shot-${user.username}.json`}>
            Download my data
          </a>
          <a href={picksUrl} className={controls.button} download>
            Download my picks
          </a>
        </div>
      </Panel>
      <Panel title="Delete your account" className={classNames(styles.panel, 'needs-script')}>
        <p>Your account, picks, score and place on the board are deleted permanently. We keep no copy.</p>
        <div className={styles.actions}>
          <Button className={styles.danger} disabled={!isHydrated} onClick={() => setIsLeaving(true)}>
            Delete account…
          </Button>
        </div>
      </Panel>
      {isLeaving && <DeleteAccount user={user} onClose={() => setIsLeaving(false)} />}
    </>
  );
}

/** A dialog that requires the username, and the password or a passkey, before the account is deleted. */
function DeleteAccount({ user: { id, username }, onClose }: { user: User; onClose: () => void }) {
  const form = {
    name: 'delete-account',
    fields: [
      {
        name: 'username',
        label: (
          <>
            Type <b>{username}</b> to confirm
          </>
        ),
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
      },
      { ...currentPassword, required: false, hint: 'Not needed in the ten minutes after signing in.' },
    ],
  } as const;
  const confirm = async (given: string, password: string, usesPasskey: boolean) => {
    if (given !== username) throw refusal(`Type ${username}, exactly as it is written.`);
    const withPassword = password === '' ? {} : { currentPassword: password };
    try {
      await deleteAccount(id, usesPasskey ? { passkey: await askForPasskey() } : withPassword);
    } catch (error) {
      throw refusal(`Nothing was deleted. ${readError(error).message}`);
    }
  };
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Keep my account</CloseButton>
          <Button type="submit" form={formId(form.name)} name="passkey">
            Use a passkey and delete
          </Button>
          <Button type="submit" form={formId(form.name)} className={styles.danger}>
            Delete permanently
          </Button>
        </>
      }
    >
      <p>
        This deletes your picks, their history, your score and your place on the board. It cannot be undone, and we keep
        no copy.
      </p>
      <Form
        form={form}
        send={(values, { run }, submitter) =>
          run(() => confirm(values.username, values.currentPassword, submitter === 'passkey'))
        }
      />
    </Dialog>
  );
}
