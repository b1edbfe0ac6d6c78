import type { UserProfile } from '../../contract.ts';
import { percentCorrect, type Accuracy } from '#rules/picks/accuracy.ts';
import styles from './summary.module.css';
import { describeAccuracy } from './describe-accuracy.ts';
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

const at = (share: number): number => Math.round(share * 1000) / 10;

/** A scale from 0 to 100% correct: the share as a ball, its interval as a bar, 50% as a tick. */
function AccuracyBar({ accuracy, graded }: { accuracy: Accuracy; graded: number }) {
  const { share, low, high } = accuracy;
  return (
    <div className={styles.accuracy}>
      <svg width="100%" height="22" aria-hidden="true">
        <line x1="0" y1="11" x2="100%" y2="11" className={styles.scale} />
        <line x1="50%" y1="2" x2="50%" y2="20" className={styles.coin} />
        <line x1={`${at(low)}%`} y1="11" x2={`${at(high)}%`} y2="11" className={styles.interval} />
        <circle cx={`${at(share)}%`} cy="11" r="5.5" className={styles.ball} />
      </svg>
      <p>{describeAccuracy(accuracy, graded)}</p>
    </div>
  );
}
