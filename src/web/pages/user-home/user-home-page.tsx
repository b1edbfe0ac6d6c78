import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { UserProfile } from '#contract/fans.ts';
import { isApiError } from '#contract/api/api-error.ts';
import { fanQuery } from '../../api/queries/fans.ts';
import { useSession } from '../../api/queries/session.ts';
import { ReportPanel } from '../../features/moderation/report-panel.tsx';
import { UserHome } from '../../features/user-home/user-home.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadUserHome } from './user-home-loader.ts';
import { OwnModeration } from '../../features/moderation/own-moderation.tsx';
import { AdminLink } from '../../features/moderation/admin-link.tsx';

const minute = 60_000;

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
      <UserHome fan={fan} />
      {isOwn && <AdminLink user={user} />}
      {!isOwn && !fan.isSimulated && <ReportPanel usernames={[fan.username]} />}
    </>
  );
}

export { UserHomePage as Component, loadUserHome as loader };
