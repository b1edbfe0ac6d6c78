import { AccountPage } from './account-page.tsx';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function loader(): PageHead {
  return {
    title: 'Sign in or sign up',
    description: 'Sign in to call the winners of today’s games, or make an account.',
  };
}

export { AccountPage as Component };
