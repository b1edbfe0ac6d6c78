import { classNames } from '#ui/class-names.ts';
import choice from '#ui/choice.module.css';
import { Tabs } from '#ui/form/tabs.tsx';
import styles from '../roster-screen.module.css';

const parts = [
  ['roster', 'Roster'],
  ['moves', 'Moves'],
  ['standings', 'Standings'],
] as const;

/** The parts of a roster page. */
export function PartTabs() {
  return <Tabs parts={parts} className={classNames(choice.row, styles.tabs)} />;
}
