import { siteGroups } from '#features/search/rules/site-pages.ts';
import { PageLink } from './page-link.tsx';
import styles from './menus.module.css';
import { ThemeButton } from './theme-button.tsx';

/** The menu of every part of the site, which "More" opens: below the header, on a phone above the bar. */
export function SiteMenu() {
  return (
    <nav id="site-menu" popover="auto" aria-label="Site" className={styles.site}>
      {siteGroups.map(({ title, links }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(([name, to]) => (
              <li key={to}>
                <PageLink to={to}>{name}</PageLink>
              </li>
            ))}
          </ul>
          {title === 'Reading' && <ThemeButton />}
        </div>
      ))}
    </nav>
  );
}
