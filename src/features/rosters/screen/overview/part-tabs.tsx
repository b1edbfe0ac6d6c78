import { classNames } from '#ui/class-names.ts';
import segments from '#ui/form/segments.module.css';
import styles from '../roster-screen.module.css';

const parts = [
  { part: 'roster', name: 'Roster' },
  { part: 'moves', name: 'Moves' },
  { part: 'standings', name: 'Standings' },
] as const;

/** Selects the part of the page that a phone shows. Style sheets read the choice, so it works without scripts. */
export function PartTabs() {
  return (
    <fieldset className={classNames(segments.segments, styles.tabs)}>
      <legend className="visually-hidden">Part of the page</legend>
      {parts.map(({ part, name }) => (
        <label key={part}>
          <input type="radio" name="part" value={part} defaultChecked={part === 'roster'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
