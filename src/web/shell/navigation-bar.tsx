import { useLocation } from 'react-router';
import { productName } from '../page-head.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from './logo.tsx';
import styles from './navigation-bar.module.css';
import { ThemeButton } from './theme-button.tsx';

type PageLinkProps = { to: string; className: string | undefined; children: string };

function PageLink({ to, className, children }: PageLinkProps) {
  const isHere = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return (
    <Link to={to} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function NavigationLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <PageLink to={to} className={styles['link']}>
        {children}
      </PageLink>
    </li>
  );
}

export function NavigationBar() {
  return (
    <header className={styles['bar']}>
      <nav aria-label="Main" className={styles['inner']}>
        <ul className={styles['links']}>
          <NavigationLink to={paths.home()}>Home</NavigationLink>
          <NavigationLink to={paths.today()}>Todays Games</NavigationLink>
          <NavigationLink to={paths.player()}>Players</NavigationLink>
          <li className={styles['logo']}>
            <Link to={paths.home()} className={styles['brand']}>
              <Logo />
              <span>{productName}</span>
            </Link>
          </li>
          <NavigationLink to={paths.leaderboard()}>LeaderBoard</NavigationLink>
        </ul>
        <div className={styles['tools']}>
          <ThemeButton />
          <PageLink to={paths.login()} className={styles['login']}>
            Login
          </PageLink>
        </div>
      </nav>
    </header>
  );
}
