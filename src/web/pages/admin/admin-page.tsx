import { useSession } from '../../api/queries/session.ts';
import { Admin } from '../../features/admin/admin.tsx';
import { paths } from '../../paths.ts';
import controls from '../../ui/controls.module.css';
import { Link } from '../../ui/link.tsx';

export function loader() {
  return { title: 'Administration', description: 'Reported names, users, games and the state of the application.' };
}

function AdminPage() {
  const { user, isKnown } = useSession();
  return (
    <>
      <h1 tabIndex={-1}>Administration</h1>
      {user !== null && <Admin key={user.id} />}
      {user === null && isKnown && (
        <p>
          This page is for admins only.{' '}
          <Link to={paths.login()} className={controls.linkRow}>
            Login
          </Link>
        </p>
      )}
    </>
  );
}

export { AdminPage as Component };
