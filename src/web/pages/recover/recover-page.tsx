import { RecoverPage } from '../../features/accounts/recover-page.tsx';
import type { PageHead } from '../../page-head.ts';

export function loader(): PageHead {
  return { title: 'Recover your account', description: 'Replace a forgotten password.' };
}

export { RecoverPage as Component };
