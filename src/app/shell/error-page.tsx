import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { LaterPage, HiddenPage } from '#features/viewer/screen/hidden-page.tsx';
import { readRefusal } from '#platform/api/api-error.ts';
import { Button } from '#ui/kit/button.tsx';
import { Message } from '#ui/kit/message.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { isRetryable, isCodeLoadError, statusOf, messageOf } from './route-error.ts';

/**
 * Shown instead of a page whose data or code failed to load. If the code failed, the page is requested as a document:
 * that of a newer build, or the kept page without a connection. Not on the first load, which would repeat without end.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const message = messageOf(error);
  const isNavigation = useNavigationType() !== NavigationType.Pop;
  const isReloading = isNavigation && isCodeLoadError(error);
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  const refusal = readRefusal(error);
  if (refusal !== null) return refusal.kind === 'hidden' ? <HiddenPage {...refusal} /> : <LaterPage {...refusal} />;
  if (statusOf(error) === 404) return <NotFoundPage {...(message === null ? {} : { subtitle: message })} />;
  if (isRetryable(error)) return <RetryPage message={message} />;
  return (
    <Message picture="rain-delay" title={message === null ? 'Unexpected Application Error!' : 'That cannot be shown'}>
      <p>{message ?? 'Something broke on our side. Reloading the page may help.'}</p>
    </Message>
  );
}

/**
 * Retries by navigating to the same URL. A revalidation would end before React renders its start, since pages do
 * not wait for their requests, and the boundary would still show the old error.
 */
function RetryPage({ message }: { message: string | null }) {
  const navigate = useNavigate();
  const here = useLocation();
  return (
    <Message picture="rain-delay" role="alert" title="Sorry Your Request Could not be completed">
      {message !== null && <p>{message}</p>}
      <Button isFilled onClick={() => void navigate(here, { replace: true, preventScrollReset: true })}>
        Try again
      </Button>
    </Message>
  );
}
