import { SignOutPage } from './sign-out-page.tsx';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function loader(): PageHead {
  return { title: 'Sign out', description: 'Leave until the next game.' };
}

export { SignOutPage as Component };
