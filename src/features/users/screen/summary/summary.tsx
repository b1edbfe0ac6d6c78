import type { UserProfile } from '../../contract.ts';
import { percentCorrect } from '#rules/picks/accuracy.ts';
import { AccuracyBar } from './accuracy-bar.tsx';
import styles from './summary.module.css';
import { picksForRank } from '#features/leaderboard/rules/skill-estimate.ts';
import { Note } from '#ui/note.tsx';
import { Panel } from '#ui/panel.tsx';

function Figure({ name, children }: { name: string; children: number | string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The user's picks in five figures, with a confidence interval for the share of correct picks. */
export function Summary({ fan }: { fan: UserProfile }) {
  const { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong } = fan;
  return (
    <Panel title="Predictions Summary">
      {' '}
      <dl className={styles.figures}>
        <Figure name="Correct">{correct}</Figure>
        <Figure name="Incorrect">{wrong}</Figure>
        <Figure name="% Correct">{percentCorrect({ correct, wrong })}</Figure>
        <Figure name="Longest Streak">{fan.longestStreak}</Figure>
        <Figure name="Current Streak">{fan.currentStreak}</Figure>
      </dl>
      {fan.accuracy !== null &&
        (correct + wrong < picksForRank ? (
          <Note>From {picksForRank} graded picks on, this page says how far the share is from chance.</Note>
        ) : (
          <AccuracyBar accuracy={fan.accuracy} graded={correct + wrong} />
        ))}
    </Panel>
  );
}
