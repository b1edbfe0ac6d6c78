import { levels } from '#domain/game/levels.ts';
import { paths } from '../../paths.ts';
import styles from './level-links.module.css';
import { Link } from '../../ui/link.tsx';

type LevelLinksProps = { date: string | undefined; level: number };

/** The levels as buttons that are links: each keeps the day. */
export function LevelLinks({ date, level }: LevelLinksProps) {
  return (
    <nav aria-label="Level">
      <ul className={styles['levels']}>
        {levels.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.today({ date, level: id })}
              aria-current={id === level ? 'true' : undefined}
              className={styles['level']}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
