import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isApiError } from '#contract/api/api-error.ts';
import { useCall } from '../../api/call-context.ts';
import { fanQuery } from '../../api/queries/fans.ts';
import { UserHome } from '../../features/user-home/user-home.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Loader } from '../../ui/loader.tsx';
import { loadUserHome } from './user-home-loader.ts';

const minute = 60_000;

function UserHomePage() {
  const { username = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...fanQuery(useCall(), username), refetchInterval: minute });
  if (data !== undefined) return <UserHome key={data.username} fan={data} />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  return isRefused ? <NotFoundPage subtitle={error.message} /> : <Loader onRetry={() => void refetch()} />;
}

export { UserHomePage as Component, loadUserHome as loader };
