import styles from './styleguide.module.css';

const tokens = [
  'paper',
  'paper-deep',
  'card',
  'ink',
  'ink-soft',
  'rule',
  'rule-fine',
  'edge',
  'red',
  'green',
  'gold',
  'blue',
  'grass',
  'dirt',
  'mark',
  'sky',
  'stand',
  'crowd',
  'turf',
  'mown',
  'clay',
  'wood',
  'wall',
  'lamp',
] as const;

/** The colors of the current theme. */
export function Colors() {
  return (
    <ul className={styles.row}>
      {tokens.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 72 40" width="72" height="40" aria-hidden="true">
            <rect x="0.5" y="0.5" width="71" height="39" fill={`var(--${name})`} stroke="var(--rule)" />
          </svg>
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}
