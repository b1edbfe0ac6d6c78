import { Link } from '../link.tsx';
import styles from './chip-links.module.css';

export type Chip = { to: string; name: string; count: number; isShown: boolean };

/** Filters of a list with the number of rows of each. They are links, so that the address contains the choice. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ to, name, count, isShown }) => (
          <li key={name}>
            <Link to={to} aria-current={isShown ? 'true' : undefined} className={styles.chip} preventScrollReset>
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
