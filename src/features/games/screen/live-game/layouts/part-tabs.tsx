import { useEffect, useRef } from 'react';
import styles from './layout.module.css';

const tabs = [
  ['pitches', 'Pitches'],
  ['field', 'Field'],
  ['plays', 'Plays'],
  ['lineups', 'Lineups'],
  ['box', 'Box score'],
];

/**
 * On a phone, selects the part shown below the current play. Radio buttons need no script: the style sheet hides the other parts. On a
 * wide screen every part is visible and there are no tabs.
 */
export function PartTabs() {
  const first = useRef<HTMLInputElement>(null);
  // the link that opened a play is hidden with the list of plays
  useEffect(() => {
    if (document.activeElement?.checkVisibility() === false) first.current?.focus();
  }, []);
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">Part of the page</legend>
      {tabs.map(([value, label], place) => (
        <label key={value} className={styles.tab}>
          <input ref={place === 0 ? first : null} type="radio" name="part" value={value} defaultChecked={place === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
