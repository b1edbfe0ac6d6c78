import { type QueryKey, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { UserProfile } from '#contract/fans.ts';
import { isApiError } from '#contract/api/api-error.ts';
import { useCall } from '../../api/call-context.ts';
import { confidenceKey } from '../../api/queries/confidence.ts';
import { fanQuery } from '../../api/queries/fans.ts';
import { own, useSession } from '../../api/queries/session.ts';
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
  const isLoaded = (queryKey: QueryKey) => queryClient.getQueriesData({ queryKey }).length > 0;
  await Promise.all([
    isLoaded([confidenceKey]) && confidencePart.preload(),
    isLoaded([own, 'pickHistory']) && settingsPart.preload(),
  ]);
}

function UserHomePage() {
  const { username = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...fanQuery(useCall(), username), refetchInterval: minute });
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
