import { Link } from '../link.tsx';
import styles from './choice-links.module.css';

export type Choice = { to: string; name: string; isChosen: boolean };

/** One of a few, as buttons side by side that are links: the choice is in the address. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ to, name, isChosen }) => (
          <li key={name}>
            <Link to={to} aria-current={isChosen ? 'true' : undefined} className={styles.choice} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
