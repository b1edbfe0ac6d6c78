import { useNavigate } from 'react-router';
import { shortUsername } from '#domain/fans/short-username.ts';
import { useSession } from '../api/queries/session.ts';
import { useSignOut } from '../api/session-actions.ts';
import { paths } from '../paths.ts';
import styles from './navigation-bar.module.css';
import { PageLink } from './page-link.tsx';

/** Ends the session here and now; when that fails, the page that says why. */
function SignOutButton() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = () => signOut().catch(() => navigate(paths.signOut()));
  return (
    <button type="button" className={styles.signOut} onClick={() => void leave()}>
      Sign Out
    </button>
  );
}

/** The way to one's own page and out, or in; nothing while it is not known which. */
export function AccountLinks() {
  const { user, error, isKnown } = useSession();
  if (user !== null) {
    const { username, profilePic } = user;
    return (
      <>
        <PageLink to={paths.user(username)} className={styles.fan} title={username}>
          <img
            src={`/api/profile_pictures/p${profilePic}_thumb.webp`}
            data-next="/assets/default-batter.svg"
            width={28}
            height={28}
            alt=""
          />
          <span>{shortUsername(username)}</span>
        </PageLink>
        <SignOutButton />
      </>
    );
  }
  if (!isKnown) return <span className={styles.login} aria-hidden="true" />;
  return (
    <>
      {error !== null && (
        <span role="status" className={styles.trouble}>
          {error}
        </span>
      )}
      <PageLink to={paths.login()} className={styles.login}>
        Login
      </PageLink>
    </>
  );
}
