import { VerifyEmailPage } from './verify-email-page.tsx';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function loader(): PageHead {
  return { title: 'Verify your address', description: 'Verify the email address of your account.' };
}

export { VerifyEmailPage as Component };
