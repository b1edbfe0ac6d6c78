import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/accounts.ts';
import { moderationQuery } from '../../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';

/** A link to the admin page, for admins only. */
export function AdminLink({ user }: { user: User }) {
  const { data } = useQuery(moderationQuery(user.id));
  if (data?.isAdmin !== true) return null;
  return (
    <Link to={paths.admin()} className={controls.linkRow}>
      Administration
    </Link>
  );
}
