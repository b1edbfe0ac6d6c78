import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useRouteError } from 'react-router';
import { Drawing } from '../ui/drawing.tsx';
import styles from '../ui/message.module.css';
import { NotFoundPage } from './not-found-page.tsx';
import { isTrouble, lacksCode, statusOf, wordsOf } from './route-error.ts';

/**
 * What stands in a page's place when its data was refused or its code failed. A page whose code does not come is asked for
 * as a document: of a newer build, or the one for the time without a connection. Never on arrival, which would not end.
 */
export function ErrorPage() {
  const error = useRouteError();
  const words = wordsOf(error);
  const isOnTheWay = useNavigationType() !== NavigationType.Pop;
  const isReplaced = isOnTheWay && lacksCode(error);
  useEffect(() => {
    if (isReplaced) window.location.reload();
  }, [isReplaced]);
  if (isReplaced) return null;
  if (statusOf(error) === 404) return <NotFoundPage {...(words === null ? {} : { subtitle: words })} />;
  if (isTrouble(error)) return <TroublePage words={words} />;
  return (
    <section className={styles.page}>
      <Drawing of="moments#rain-delay" className={styles.picture} />
      <h1 tabIndex={-1}>{words === null ? 'Unexpected Application Error!' : 'That cannot be shown'}</h1>
      <p>{words ?? 'Something broke on our side. Reloading the page may help.'}</p>
    </section>
  );
}

/**
 * Trying again is going to the same address anew. A mere revalidation is over before React has drawn its beginning, since
 * pages start their requests without waiting for them, and the boundary would keep the old error.
 */
function TroublePage({ words }: { words: string | null }) {
  const navigate = useNavigate();
  const here = useLocation();
  return (
    <section className={styles.page} role="alert">
      <Drawing of="moments#rain-delay" className={styles.picture} />
      <h1 tabIndex={-1}>Sorry Your Request Could not be completed</h1>
      {words !== null && <p>{words}</p>}
      <button
        type="button"
        className={styles.action}
        onClick={() => void navigate(here, { replace: true, preventScrollReset: true })}
      >
        Try again
      </button>
    </section>
  );
}
