import { RecoverPage } from './recover-page.tsx';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function loader(): PageHead {
  return { title: 'Recover your account', description: 'Get a new password by email or with a recovery code.' };
}

export { RecoverPage as Component };
