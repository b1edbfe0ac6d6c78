import { SignOutPage } from '../../features/accounts/sign-out-page.tsx';
import type { PageHead } from '../../page-head.ts';

export const loader = (): PageHead => ({ title: 'Sign out', description: 'Leave until the next game.' });

export { SignOutPage as Component };
