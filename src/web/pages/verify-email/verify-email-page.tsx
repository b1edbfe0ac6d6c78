import { VerifyEmailPage } from '../../features/accounts/verify-email-page.tsx';
import type { PageHead } from '../../page-head.ts';

export function loader(): PageHead {
  return { title: 'Verify your address', description: 'Verify the email address of your account.' };
}

export { VerifyEmailPage as Component };
