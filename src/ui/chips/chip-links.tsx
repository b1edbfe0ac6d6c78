import { Link } from '../link.tsx';
import styles from './chip-links.module.css';

export type Chip = {
  to: string;
  name: string;
  /** the position of a player, before the name */
  position?: string | null;
  /** the number of rows, after the name */
  count?: number;
  isShown: boolean;
};

type ChipLinksProps = {
  label: string;
  chips: readonly Chip[];
  /** a club in whose color the shown chip is framed; the chips are one line that scrolls */
  club?: number | null;
};

/** Choices of a list as links, so that the address contains the choice. */
export function ChipLinks({ label, chips, club }: ChipLinksProps) {
  return (
    <nav aria-label={label} data-club={club}>
      <ul className={club === undefined ? styles.chips : styles.line}>
        {chips.map(({ to, name, position, count, isShown }) => (
          <li key={to}>
            <Link to={to} aria-current={isShown ? 'true' : undefined} className={styles.chip} preventScrollReset>
              {position !== undefined && (
                <>
                  <span>{position}</span>{' '}
                </>
              )}
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
