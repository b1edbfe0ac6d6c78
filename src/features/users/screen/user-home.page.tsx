import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router';
import type { UserProfile } from '../contract.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { fanQuery } from '../queries.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { ReportPanel } from '#features/admin/screen/moderation/report-panel.tsx';
import { UserHome } from './user-home.tsx';
import { NotFoundPage } from '#ui/not-found-page.tsx';
import { Loader } from '#ui/loader.tsx';
import { loadUserHome } from './user-home-loader.ts';
import { OwnModeration } from '#features/admin/screen/moderation/own-moderation.tsx';
import { AdminLink } from '#features/admin/screen/moderation/admin-link.tsx';

const minute = 60_000;

/** Only owners load the catalogue of pictures. */
const ProfileForm = lazy(async () => ({
  default: (await import('#features/accounts/screen/settings/profile-form.tsx')).ProfileForm,
}));

function UserHomePage() {
  const { username = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...fanQuery(username), refetchInterval: minute });
  if (data !== undefined) return <FoundUser key={data.username} fan={data} />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

function FoundUser({ fan }: { fan: UserProfile }) {
  const { user } = useSession();
  const isOwn = user?.username === fan.username;
  return (
    <>
      {isOwn && <OwnModeration user={user} />}
      <UserHome fan={fan} ProfileForm={ProfileForm} />
      {isOwn && <AdminLink user={user} />}
      {!isOwn && !fan.isSimulated && <ReportPanel usernames={[fan.username]} />}
    </>
  );
}

export { UserHomePage as Component, loadUserHome as loader };
