import { useEffect, useRef } from 'react';
import { Tabs } from '#ui/form/tabs.tsx';
import styles from './layout.module.css';

const parts = [
  ['pitches', 'Pitches'],
  ['field', 'Field'],
  ['plays', 'Plays'],
  ['lineups', 'Lineups'],
  ['box', 'Box score'],
] as const;

/** The parts below the current play on a phone. On a wide screen every part is visible and there are no tabs. */
export function PartTabs() {
  const tabs = useRef<HTMLFieldSetElement>(null);
  // the link that opened a play is hidden with the list of plays
  useEffect(() => {
    if (document.activeElement?.checkVisibility() === false) tabs.current?.querySelector('input')?.focus();
  }, []);
  return <Tabs ref={tabs} parts={parts} className={styles.tabs} />;
}
