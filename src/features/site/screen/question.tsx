import { Html } from '#ui/html.tsx';
import { StreakBases } from '#ui/streak-bases.tsx';
import type { Faq } from '../contract.ts';
import styles from './faq.module.css';

/** A native details element: it works without scripts, and the browser opens it for a link or a page search. */
export function Question({ id, question, html }: Faq['questions'][number]) {
  return (
    <details className={styles.question}>
      <summary>
        <h2 className="part-heading">{question}</h2>
      </summary>
      <div id={id} className={styles.answer}>
        {id === 'scoring' && <StreakBases />}
        <Html html={html} />
        <a href={`#${id}`} aria-label={`Link to the answer: ${question}`}>
          Link to this answer
        </a>
      </div>
    </details>
  );
}
