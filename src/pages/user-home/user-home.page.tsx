import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { useSession, sessionQuery } from '#features/accounts/queries/session.ts';
import { moderationQuery } from '#features/admin/queries.ts';
import { ReportPanel, AdminLink, OwnModeration } from '#features/admin/screen/report-panel.tsx';
import type { UserProfile } from '#features/users/contract.ts';
import { userQuery, confidenceQuery, pickHistoryQuery } from '#features/users/queries.ts';
import { isClientError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { UserHome } from './user-home.tsx';

const minute = 60_000;

/** Only owners load the catalogue of pictures. */
const ProfileForm = lazy(async () => ({
  default: (await import('#features/users/screen/profile-form.tsx')).ProfileForm,
}));

function UserHomePage() {
  const { username = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...userQuery(username), refetchInterval: minute });
  if (data !== undefined) return <FoundUser key={data.username} profile={data} />;
  return isClientError(error) ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

function FoundUser({ profile }: { profile: UserProfile }) {
  const { user } = useSession();
  const owner = user?.username === profile.username ? user : null;
  return (
    <>
      {owner && <OwnModeration user={owner} />}
      <UserHome profile={profile} owner={owner} ProfileForm={ProfileForm} />
      {owner && <AdminLink user={owner} />}
      {!owner && !profile.isSimulated && <ReportPanel usernames={[profile.username]} />}
    </>
  );
}

export { UserHomePage as Component, loadUserHome as loader };

/** Loads the profile, and on the server the owner's picks and notices, so that the first HTML is complete. */
async function loadUserHome({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const username = params.username ?? '';
  const [profile, user] = await Promise.all([load(page, userQuery(username)), loadIfPossible(page, sessionQuery)]);
  if (profile?.usesConfidence === true) await loadIfPossible(page, confidenceQuery(username));
  if (page.waitsForData && user?.username.toLowerCase() === username.toLowerCase()) {
    const { before } = searchOf('user-home', new URL(request.url).searchParams);
    await Promise.all([
      loadIfPossible(page, pickHistoryQuery(user.id, before)),
      loadIfPossible(page, moderationQuery(user.id)),
    ]);
  }
  const name = profile?.username ?? username;
  return {
    title: name,
    path: paths.user(name),
    description: `${name}: winners called, streaks and picks.`,
    picture: `/api/fans/${encodeURIComponent(name)}/picture.png`,
    isEmbeddable: true,
  };
}
