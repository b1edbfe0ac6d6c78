import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';

/** Whose prediction follows. */
export function ShownUser({ username }: { username: string }) {
  return (
    <h2>
      Prediction of <Link to={paths.user(username)}>{username}</Link>
    </h2>
  );
}
