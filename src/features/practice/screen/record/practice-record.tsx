import type { ReactNode } from 'react';
import type { Practice } from '../../contract.ts';
import { accuracyOverCrowd } from '../../rules/practice-record.ts';
import { Card } from '#ui/card.tsx';
import { formatSkill } from '#ui/format-skill.ts';
import styles from '../practice-screen.module.css';

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  );
}

const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

/** The user's practice in four figures. */
export function PracticeRecord({ record }: { record: Practice['record'] }) {
  const { correct, wrong, totalScore, currentStreak, longestStreak, crowdPicks } = record;
  const overCrowd = accuracyOverCrowd(record);
  const graded = correct + wrong;
  return (
    <Card as="section" aria-labelledby="record">
      <h2 id="record" className="visually-hidden">
        Your practice record
      </h2>
      <dl className={styles.figures}>
        <Figure
          name="Right and wrong"
          note={graded === 0 ? 'no call yet' : `${Math.round((100 * correct) / graded)}% right`}
        >
          {correct}–{wrong}
        </Figure>
        <Figure name="Total bases" note={countText(correct, 'hit')}>
          {totalScore.toLocaleString('en-US')}
        </Figure>
        <Figure name="Streak" note={`longest ${longestStreak}`}>
          {currentStreak}
        </Figure>
        <Figure
          name="Over the crowd"
          note={overCrowd === null ? 'no crowd to compare yet' : `per 100, of ${countText(crowdPicks, 'call')}`}
        >
          {overCrowd === null ? '–' : formatSkill(overCrowd)}
        </Figure>
      </dl>
    </Card>
  );
}
