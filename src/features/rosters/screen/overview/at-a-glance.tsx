import { useLocation } from 'react-router';
import { averageAge, countHands, type Hand } from '#rules/baseball/roster/hands.ts';
import type { RosterEntry } from '#rules/baseball/roster/roster.ts';
import { Choice } from '#ui/choice.tsx';
import styles from '../roster-screen.module.css';

/** Hands and average age of a roster; each hand is a link that filters the list. Empty if neither is known. */
export function AtAGlance({ entries, hand: shown }: { entries: readonly RosterEntry[]; hand: Hand | null }) {
  const { pathname, search } = useLocation();
  const counts = countHands(entries);
  const age = averageAge(entries);
  if (counts.length === 0 && age === null) return null;
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'hand');
  const chip = (hand: Hand | null, count: number) => ({
    to: `${pathname}?${new URLSearchParams(hand === null ? others : [...others, ['hand', hand.toLowerCase()]])}`,
    name: hand ?? 'All',
    count,
    isChosen: hand === shown,
  });
  const all = new Set(entries.map(({ id }) => id)).size;
  return (
    <div className={styles.glance}>
      {counts.length > 0 && (
        <div className={styles.hands}>
          <p aria-hidden="true">Hand</p>
          <Choice
            look="chips"
            label="Hand: pitchers by arm, others by bat"
            options={[chip(null, all), ...counts.map(({ hand, count }) => chip(hand, count))]}
          />
        </div>
      )}
      {age !== null && (
        <p>
          Average age <b>{age.toFixed(1)}</b>
        </p>
      )}
    </div>
  );
}
