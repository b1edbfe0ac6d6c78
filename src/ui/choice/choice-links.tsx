import { Link } from '../link.tsx';
import styles from './choice-links.module.css';

export type Choice = { to: string; name: string; isChosen: boolean };

/** A choice between a few options. They are links that look like buttons, so that the address contains the choice. */
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
