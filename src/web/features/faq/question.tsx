import type { Faq } from '#contract/faq.ts';
import styles from './faq.module.css';

/** Native unfolding: it works without scripts, and the browser itself opens what a link or its search leads to. */
export function Question({ id, question, html }: Faq['questions'][number]) {
  return (
    <details className={styles['question']}>
      <summary>
        <h2>{question}</h2>
      </summary>
      <div id={id} className={styles['answer']}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <a href={`#${id}`} aria-label={`Link to the answer: ${question}`}>
          Link to this answer
        </a>
      </div>
    </details>
  );
}
