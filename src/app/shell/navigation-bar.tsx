import { useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract/session.ts';
import { signOut } from '#features/accounts/queries/session-actions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { productName } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { LineIcon } from '#ui/kit/line-icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Logo } from '#ui/kit/logo.tsx';
import { SearchLink } from '#ui/kit/search-link.tsx';
import { PageLink } from './site-menu.tsx';
import controls from '#ui/kit/controls.module.css';
import menus from './menus.module.css';
import styles from './navigation-bar.module.css';

const link = classNames(controls.linkRow, styles.link);

/** The header: main pages, the menu of the others, the search, and the account. On a phone the pages are in the bar below. */
export function NavigationBar() {
  return (
    <header className={styles.bar}>
      <nav aria-label="Main" className={styles.inner}>
        <div className={styles.pages}>
          <PageLink to={paths.home()} className={link}>
            Home
          </PageLink>
          <PageLink to={paths.today()} className={link}>
            Todays Games
          </PageLink>
          <PageLink to={paths.player()} className={link}>
            Players
          </PageLink>
        </div>
        <Link to={paths.home()} className={styles.brand}>
          <Logo />
          <span>{productName}</span>
        </Link>
        <div className={styles.rest}>
          <div className={styles.pages}>
            <PageLink to={paths.leaderboard()} className={link}>
              LeaderBoard
            </PageLink>
            <Button popoverTarget="site-menu" look="textButton" className={styles.link}>
              More
            </Button>
          </div>
          <div className={styles.tools}>
            <SearchLink />
            <AccountLinks />
          </div>
        </div>
      </nav>
    </header>
  );
}

/** Signs out. If that fails, opens the page that shows the reason. */
function SignOutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const tryToSignOut = () => signOut().catch(() => navigate(paths.signout()));
  return (
    <form method="post" action="/forms/sign-out" className={className}>
      <Button
        type="submit"
        look="textButton"
        onClick={(event) => {
          event.preventDefault();
          void tryToSignOut();
        }}
      >
        Sign Out
      </Button>
    </form>
  );
}

function UserLinks({ username, profilePic }: Pick<User, 'username' | 'profilePic'>) {
  const picture = (
    <img
      src={`/api/profile_pictures/p${profilePic}_thumb.webp`}
      data-next="/assets/default-batter.svg"
      width={28}
      height={28}
      alt=""
    />
  );
  return (
    <>
      <PageLink to={paths.user(username)} className={classNames(controls.linkRow, styles.user)} title={username}>
        {picture}
        <span>{shortUsername(username)}</span>
      </PageLink>
      <SignOutButton className={styles.signOut} />
      <Button popoverTarget="account-menu" look="iconButton" className={styles.account} aria-label="Account">
        {picture}
        <LineIcon path="M6 9l6 6l6-6" size={18} />
      </Button>
      <div id="account-menu" popover="auto" className={menus.account}>
        <PageLink to={paths.user(username)}>{shortUsername(username)}</PageLink>
        <PageLink to={paths.myPicks()}>My Picks</PageLink>
        <PageLink to={paths.settings()}>Settings</PageLink>
        <SignOutButton className={undefined} />
      </div>
    </>
  );
}

/** Links to the user's page and to sign out, or to sign in; empty until the session is known. */
function AccountLinks() {
  const { user, error, isKnown } = useSession();
  if (user !== null) return <UserLinks {...user} />;
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
