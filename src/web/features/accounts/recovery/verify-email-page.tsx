import { useState } from 'react';
import { isApiError } from '#contract/api/api-error.ts';
import { useCall } from '../../../api/call-context.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import message from '../../../ui/message.module.css';
import { useLinkToken } from './use-link-token.ts';

type State = { isDone: boolean; text: string | null };

/** The page of the link in a verification mail. A button verifies, because mail programs open links by themselves. */
export function VerifyEmailPage() {
  const call = useCall();
  const token = useLinkToken();
  const [{ isDone, text }, setState] = useState<State>({ isDone: false, text: null });
  const verify = async (given: string) => {
    try {
      await call('verifyEmail', { body: { token: given } });
      setState({ isDone: true, text: 'Your address is verified.' });
    } catch (error) {
      setState({ isDone: false, text: isApiError(error) ? error.message : 'Network error' });
    }
  };
  return (
    <section className={message.page}>
      <h1 tabIndex={-1}>Verify your address</h1>
      <p role="status">{text ?? (token === null ? 'Open this page with the link in the mail.' : '')}</p>
      {token !== null && !isDone && (
        <button type="button" className={message.action} onClick={() => void verify(token)}>
          Verify
        </button>
      )}
      <Link to={paths.home()}>Home</Link>
    </section>
  );
}
