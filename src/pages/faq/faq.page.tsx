import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import type { faq, Faq as FaqData } from '#features/articles/contract.ts';
import { load } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { query } from '#platform/page/query.ts';
import { StreakBases } from '#ui/baseball/streak-bases.tsx';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Html } from '#ui/kit/html.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import styles from './faq.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, faqQuery);
  return {
    title: 'FAQ',
    description: 'Who makes Called Shot, how predictions are scored, when they are void, and where to report a bug.',
  };
}

export { Faq as Component };

const faqQuery = query<typeof faq>('GET /api/faq', {}, { staleTime: 3_600_000 });

/** Opens the answer that the hash of the URL links to, as the browser does when it loads such a URL. */
function useLinkedAnswer(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = isLoaded && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    const question = answer?.closest('details');
    if (!question || question.open) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash, isLoaded]);
}

/** The questions, each collapsible and with its own link. */
function Faq() {
  const { data, refetch } = useQuery(faqQuery);
  useLinkedAnswer(data !== undefined);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Drawing of="tiles#umpire" />
        <h1 tabIndex={-1}>FAQ</h1>
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div className={styles.questions}>
          {data.questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A native details element: it works without scripts, and the browser opens it for a link or a page search. */
function Question({ id, question, html }: FaqData['questions'][number]) {
  return (
    <details className={styles.question}>
      <summary>
        <PartHeading>{question}</PartHeading>
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
