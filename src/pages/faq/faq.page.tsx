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
import controls from '#ui/kit/controls.module.css';
import styles from './faq.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, faqQuery);
  return {
    title: 'FAQ',
    description: 'What Called Shot is, until when you can call a winner, how calls are scored, and when they are void.',
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

/** 'first-questions' */
const anchorOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

/** The questions in groups, each collapsible and with its own link. */
function Faq() {
  const { data, refetch } = useQuery(faqQuery);
  const groups = [...Map.groupBy(data?.questions ?? [], ({ group }) => group)];
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
        <>
          <nav aria-label="Groups of questions">
            <ul className={styles.groups}>
              {groups.map(([group]) => (
                <li key={group}>
                  <a href={`#${anchorOf(group)}`} className={controls.linkRow}>
                    {group}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {groups.map(([group, questions]) => (
            <section key={group} aria-labelledby={anchorOf(group)}>
              <h2 id={anchorOf(group)} className={styles.group}>
                {group}
              </h2>
              {questions.map((question) => (
                <Question key={question.id} {...question} />
              ))}
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/** A native details element: it works without scripts, and the browser opens it for a link or a page search. */
function Question({ id, question, html }: FaqData['questions'][number]) {
  return (
    <details className={styles.question}>
      <summary>
        <PartHeading as="h3">{question}</PartHeading>
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
