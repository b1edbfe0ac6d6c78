import { NewPasswordPage } from '../../features/accounts/new-password-page.tsx';
import type { PageHead } from '../../page-head.ts';

export function loader(): PageHead {
  return { title: 'Set a new password', description: 'Replace a forgotten password.' };
}

export { NewPasswordPage as Component };
