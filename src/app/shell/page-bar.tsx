import { paths } from '#platform/api/browser/paths.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { PageLink } from './page-link.tsx';
import styles from './menus.module.css';

const links = [
  ['Today', paths.today(), 'M12 4l8 8l-8 8l-8-8z'],
  ['My Picks', paths.myPicks(), 'M5 12l5 5l9-11'],
  ['Standings', paths.standings(), 'M5 19V11M12 19V5M19 19v-5'],
  ['Players', paths.player(), 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M5 20c0-5 14-5 14 0'],
] as const;

/** The main pages at the lower edge of a phone. A game in progress has its own tabs there. */
export function PageBar() {
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {links.map(([name, to, path]) => (
        <PageLink key={to} to={to}>
          <LineIcon path={path} />
          {name}
        </PageLink>
      ))}
      <button type="button" popoverTarget="site-menu">
        <LineIcon path="M4 7h16M4 12h16M4 17h16" />
        More
      </button>
    </nav>
  );
}
