import { NewPasswordPage } from './new-password-page.tsx';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function loader(): PageHead {
  return { title: 'Set a new password', description: 'Choose a new password for your account.' };
}

export { NewPasswordPage as Component };
