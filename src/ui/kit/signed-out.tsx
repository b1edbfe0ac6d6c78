import type { ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import { ButtonLink } from './button-link.tsx';
import { Message } from './message.tsx';

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
      <ButtonLink to={paths.login()} isFilled>
        Sign in
      </ButtonLink>
      {children}
    </Message>
  );
}
