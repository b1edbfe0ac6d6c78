import { classNames } from '#ui/class-names.ts';
import segments from '#ui/form/segments.module.css';
import { Tabs } from '#ui/form/tabs.tsx';
import styles from '../roster-screen.module.css';

const parts = [
  ['roster', 'Roster'],
  ['moves', 'Moves'],
  ['standings', 'Standings'],
] as const;

/** The parts of a roster page. */
export function PartTabs() {
  return <Tabs parts={parts} className={classNames(segments.segments, styles.tabs)} />;
}
