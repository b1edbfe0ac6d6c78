import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { User } from '../contract/accounts.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { loadIfPossible } from '#platform/api/browser/load.ts';
import { sessionQuery, useSession } from '../queries/session.ts';
import { ClubCalendar } from '#features/reminders/screen/club-calendar.tsx';
import { NotificationSettings } from '#features/reminders/screen/notification-settings.tsx';
import { PickCalendar } from '#features/reminders/screen/pick-calendar.tsx';
import { calendarAddressQuery, remindersQuery } from '#features/reminders/queries/reminders.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { ShareSettings } from '#features/sharing/screen/share-settings.tsx';
import { ScoreSettings } from '#features/viewer/screen/score-settings.tsx';
import { webhooksQuery } from '#features/webhooks/screen/use-webhook-action.ts';
import { WebhookSettings } from '#features/webhooks/screen/webhook-settings.tsx';
import { Loader } from '#ui/loader.tsx';
import { SignedOut } from '#ui/signed-out.tsx';
import { ApiKeys } from './settings/api-keys.tsx';
import { PrivacySettings } from './settings/privacy-settings.tsx';
import { ProfileSettings } from './settings/profile-settings.tsx';
import { SecuritySettings } from './settings/security/security-settings.tsx';
import { securityQuery } from './settings/security/use-security-action.ts';
import { SettingsFrame } from './settings/settings-frame.tsx';
import { isSettingsSection, type SettingsSection, settingsSections } from '../rules/settings-sections.ts';

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
  calendars: (client, id) => [client.query(calendarAddressQuery(id))],
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
