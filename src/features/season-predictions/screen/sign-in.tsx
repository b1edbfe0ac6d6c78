import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';

/** Asks a visitor to sign in, with the reason; nothing until the session is known. */
export function SignIn({ reason }: { reason: string }) {
  const { isKnown } = useSession();
  if (!isKnown) return null;
  return (
    <p>
      <Link to={paths.login()} className={controls.filledButton}>
        Sign in
      </Link>
      {'  '}
      {reason}
    </p>
  );
}
