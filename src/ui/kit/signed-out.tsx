import type { ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import { Link } from './link.tsx';
import { Message } from './message.tsx';
import controls from './controls.module.css';

type SignedOutProps = {
  title: string;
  text: string;
  /** further links */
  children?: ReactNode;
};

/** What a page shows to a visitor: what it is for, and a link to the login. */
export function SignedOut({ title, text, children }: SignedOutProps) {
  return (
    <Message picture="walk-off" title={title}>
      <p>{text}</p>
      <Link to={paths.login()} className={controls.filledButton}>
        Sign in
      </Link>
      {children}
    </Message>
  );
}
