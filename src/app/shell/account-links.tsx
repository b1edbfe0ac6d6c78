import { useNavigate } from 'react-router';
import { shortUsername } from '#rules/picks/short-username.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { signOut } from '#features/accounts/queries/session-actions.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './navigation-bar.module.css';
import { PageLink } from './page-link.tsx';

/** Signs out. If that fails, opens the page that shows the reason. */
function SignOutButton() {
  const navigate = useNavigate();
  const tryToSignOut = () => signOut().catch(() => navigate(paths.signOut()));
  return (
    <form method="post" action="/forms/sign-out">
      <button
        type="submit"
        className={classNames(controls.textButton, styles.signOut)}
        onClick={(event) => {
          event.preventDefault();
          void tryToSignOut();
        }}
      >
        Sign Out
      </button>
    </form>
  );
}

/** Links to the user's page and to sign out, or to sign in; empty until the session is known. */
export function AccountLinks() {
  const { user, error, isKnown } = useSession();
  if (user !== null) {
    const { username, profilePic } = user;
    return (
      <>
        <PageLink to={paths.user(username)} className={classNames(controls.linkRow, styles.fan)} title={username}>
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
  if (!isKnown) return <span className={classNames(controls.linkRow, styles.login)} aria-hidden="true" />;
  return (
    <>
      {error !== null && (
        <span role="status" className={styles.error}>
          {error}
        </span>
      )}
      <PageLink to={paths.login()} className={classNames(controls.linkRow, styles.login)}>
        Login
      </PageLink>
    </>
  );
}
