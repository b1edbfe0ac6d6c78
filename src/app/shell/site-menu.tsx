import { use, useState, createContext, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageGroups } from '#features/search/rules/page-groups.ts';
import { storeCookie } from '#platform/page/viewer-store.ts';
import { announce } from '#ui/kit/announce.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from './menus.module.css';

const groups = pageGroups.slice(0, -1);

/** The menu of every part of the site, which "More" opens: below the header, on a phone above the bar. */
export function SiteMenu() {
  return (
    <nav id="site-menu" popover="auto" aria-label="Site" className={styles.site}>
      {groups.map(({ title, links }, index) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(({ path, name }) => (
              <li key={path}>
                <PageLink to={path}>{name}</PageLink>
              </li>
            ))}
          </ul>
          {index === groups.length - 1 && <ThemeButton />}
        </div>
      ))}
    </nav>
  );
}

const nextTheme = (theme: Theme | null): Theme | null => (theme === null ? 'dark' : theme === 'dark' ? 'light' : null);
const names = { light: 'light', dark: 'dark', system: 'match system' } as const;

/** Switches between system, dark and light. The choice is stored in a cookie, so that the server renders it. */
function ThemeButton() {
  const [theme, setTheme] = useState(use(ThemeContext));
  const switchTheme = () => {
    const chosen = nextTheme(theme);
    chooseTheme(chosen);
    setTheme(chosen);
    announce(`Theme: ${names[chosen ?? 'system']}`);
  };
  return (
    <Button look="textButton" className={classNames(styles.theme, 'needs-script')} onClick={switchTheme}>
      Theme: {names[theme ?? 'system']}
    </Button>
  );
}

export type Theme = 'light' | 'dark';

/** The chosen theme, read from the cookie by the server; null follows the system. */
export const ThemeContext = createContext<Theme | null>(null);

/** Applies a theme and stores it for the next visit. */
function chooseTheme(theme: Theme | null): void {
  const { documentElement } = document;
  if (theme === null) delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  storeCookie('theme', theme);
}

type PageLinkProps = { to: string; className?: string | undefined; children: ReactNode; title?: string };

/** A link of the navigation, marked with `aria-current` on its own page. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const isHere = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
