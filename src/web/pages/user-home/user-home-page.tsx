import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { UserProfile } from '#contract/fans.ts';
import { isApiError } from '#contract/api/api-error.ts';
import { fanQuery } from '../../api/queries/fans.ts';
import { useSession } from '../../api/queries/session.ts';
import { queriesOf } from '../../api/query.ts';
import { ReportPanel } from '../../features/moderation/report-panel.tsx';
import { confidencePart } from '../../features/user-home/confidence-part.ts';
import { settingsPart } from '../../features/user-home/settings-part.ts';
import { UserHome } from '../../features/user-home/user-home.tsx';
import type { PageContext } from '../../page-context.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadUserHome } from './user-home-loader.ts';

const minute = 60_000;

const OwnModeration = lazy(async () => ({
  default: (await import('../../features/moderation/own-moderation.tsx')).OwnModeration,
}));

const AdminLink = lazy(async () => ({
  default: (await import('../../features/moderation/admin-link.tsx')).AdminLink,
}));

/** Loads the parts with the confidence and the settings before hydration, if they are shown. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const isLoaded = (route: `GET ${string}`) => queryClient.getQueriesData(queriesOf(route)).length > 0;
  await Promise.all([
    isLoaded('GET /api/fans/:username/confidence') && confidencePart.preload(),
    isLoaded('GET /api/users/:id/predictions') && settingsPart.preload(),
  ]);
}

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
      {isOwn && (
        <Suspense>
          <OwnModeration user={user} />
        </Suspense>
      )}
      <UserHome fan={fan} />
      {isOwn && (
        <Suspense>
          <AdminLink user={user} />
        </Suspense>
      )}
      {!isOwn && !fan.isSimulated && <ReportPanel usernames={[fan.username]} />}
    </>
  );
}

export { UserHomePage as Component, loadUserHome as loader };
