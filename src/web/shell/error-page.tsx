import { useRevalidator, useRouteError } from 'react-router';
import styles from './message-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';
import { isTrouble, statusOf, wordsOf } from './route-error.ts';

/** What stands in a page's place when its data was refused or its code failed. */
export function ErrorPage() {
  const error = useRouteError();
  const words = wordsOf(error);
  if (statusOf(error) === 404) return <NotFoundPage {...(words === null ? {} : { subtitle: words })} />;
  if (isTrouble(error)) return <TroublePage words={words} />;
  return (
    <section className={styles['page']}>
      <h1 tabIndex={-1}>{words === null ? 'Unexpected Application Error!' : 'That cannot be shown'}</h1>
      <p>{words ?? 'Something broke on our side. Reloading the page may help.'}</p>
    </section>
  );
}

function TroublePage({ words }: { words: string | null }) {
  const { revalidate, state } = useRevalidator();
  return (
    <section className={styles['page']} role="alert">
      <h1 tabIndex={-1}>Sorry Your Request Could not be completed</h1>
      {words !== null && <p>{words}</p>}
      <button
        type="button"
        className={styles['action']}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </section>
  );
}
