import { SignOutPage } from '../../features/accounts/sign-out-page.tsx';
import type { PageHead } from '../../page-head.ts';

export function loader(): PageHead {
  return { title: 'Sign out', description: 'Leave until the next game.' };
}

export { SignOutPage as Component };
