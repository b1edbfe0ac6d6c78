import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageGroups } from '#features/search/rules/page-groups.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from './menus.module.css';

const groups = pageGroups.slice(0, -1);

const none = { DeviceButtons: () => null };
const DeviceButtons = lazy(async () => ({
  default: (await import('./device-buttons.tsx').catch(() => none)).DeviceButtons,
}));

/** The menu of every part of the site, which "More" opens: below the header, on a phone above the bar. Its last buttons need scripts. */
export function SiteMenu() {
  const menu = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => setWasOpened(menu.current?.matches(':popover-open') === true), []);
  return (
    <nav
      ref={menu}
      id="site-menu"
      popover="auto"
      aria-label="Site"
      className={styles.site}
      onBeforeToggle={() => setWasOpened(true)}
    >
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
          {index === groups.length - 1 && wasOpened && (
            <Suspense>
              <DeviceButtons />
            </Suspense>
          )}
        </div>
      ))}
    </nav>
  );
}

type PageLinkProps = { to: string; className?: string | undefined; children: ReactNode; title?: string };

/** A link of the navigation, marked with `aria-current` on its own page. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const isHere = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
