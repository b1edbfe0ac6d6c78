import type { ReactNode } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import controls from './controls.module.css';
import { Link } from './link.tsx';
import { Message } from './message.tsx';

type SignedOutProps = {
  title: string;
  text: string;
  /** of an invitation to a league, which opens again after the login */
  code?: string | null;
  /** further links */
  children?: ReactNode;
};

/** What a page shows to a visitor: what it is for, and a link to the login. */
export function SignedOut({ title, text, code, children }: SignedOutProps) {
  return (
    <Message picture="walk-off" title={title}>
      <p>{text}</p>
      <Link to={paths.login({ invitation: code ?? undefined })} className={controls.filledButton}>
        Sign in
      </Link>
      {children}
    </Message>
  );
}
