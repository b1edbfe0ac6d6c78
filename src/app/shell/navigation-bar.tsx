import { productName } from '#platform/api/browser/page-head.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { SearchLink } from '#ui/search-link.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './navigation-bar.module.css';
import { PageLink } from './page-link.tsx';

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
            <button type="button" popoverTarget="site-menu" className={classNames(controls.textButton, styles.link)}>
              More
            </button>
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
