import { productName } from '#platform/api/browser/page-head.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { AccountLinks } from './account-links.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './navigation-bar.module.css';
import { PageLink } from './page-link.tsx';
import { ThemeButton } from './theme-button.tsx';

function NavigationLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <PageLink to={to} className={classNames(controls.linkRow, styles.link)}>
        {children}
      </PageLink>
    </li>
  );
}

export function NavigationBar() {
  return (
    <header className={styles.bar}>
      <nav aria-label="Main" className={styles.inner}>
        <ul className={styles.links}>
          <NavigationLink to={paths.home()}>Home</NavigationLink>
          <NavigationLink to={paths.today()}>Todays Games</NavigationLink>
          <NavigationLink to={paths.player()}>Players</NavigationLink>
          <li className={styles.logo}>
            <Link to={paths.home()} className={styles.brand}>
              <Logo />
              <span>{productName}</span>
            </Link>
          </li>
          <NavigationLink to={paths.leaderboard()}>LeaderBoard</NavigationLink>
        </ul>
        <div className={styles.tools}>
          <ThemeButton />
          <AccountLinks />
        </div>
      </nav>
    </header>
  );
}
