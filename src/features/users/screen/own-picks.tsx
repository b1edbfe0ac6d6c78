import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { User } from '#features/accounts/contract/accounts.ts';
import { pickHistoryQuery } from '../queries.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { PickList } from './pick-list.tsx';

const minute = 60_000;

/** The user's own picks with their history, including open ones, a hundred per page. */
export function OwnPicks({ user }: { user: User }) {
  const [search] = useSearchParams();
  const { before } = searchOf('user-home', search);
  const { data, refetch } = useQuery({ ...pickHistoryQuery(user.id, before), refetchInterval: minute });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const home = paths.user(user.username);
  return (
    <PickList
      picks={data.picks}
      empty={
        <>
          You have not called a game yet. <Link to={paths.today()}>Pick a winner of today’s games</Link>
        </>
      }
    >
      <Link to={paths.myPicks()}>Today’s picks, live</Link>
      {before !== undefined && <Link to={home}>Newest picks</Link>}
      {data.next !== null && <Link to={`${home}?before=${encodeURIComponent(data.next)}`}>Older picks</Link>}
    </PickList>
  );
}
