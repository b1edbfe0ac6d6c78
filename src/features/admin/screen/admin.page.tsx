import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { User } from '#features/accounts/contract/accounts.ts';
import { loadIfPossible } from '#platform/api/browser/load.ts';
import { moderationQuery } from '../queries.ts';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { Admin } from './admin.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const user = await loadIfPossible(page, sessionQuery);
  if (user) await loadIfPossible(page, moderationQuery(user.id));
  return { title: 'Administration', description: 'Reported names, users, games and the state of the application.' };
}

function AdminPage() {
  const { user, isKnown } = useSession();
  return (
    <>
      <h1 tabIndex={-1}>Administration</h1>
      {user !== null && <SignedInPage key={user.id} user={user} />}
      {user === null && isKnown && (
        <p>
          This page is for admins only.{' '}
          <Link to={paths.login()} className={controls.linkRow}>
            Sign in
          </Link>
        </p>
      )}
    </>
  );
}

function SignedInPage({ user }: { user: User }) {
  const { data, refetch } = useQuery(moderationQuery(user.id));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return data.isAdmin ? <Admin /> : <p>This page is for admins only.</p>;
}

export { AdminPage as Component };
