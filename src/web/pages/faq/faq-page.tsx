import type { LoaderFunctionArgs } from 'react-router';
import { load } from '../../api/load.ts';
import { Faq, faqQuery } from '../../features/faq/faq.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, faqQuery);
  return {
    title: 'FAQ',
    description: 'Who makes Called Shot, how predictions are scored, when they are void, and where to report a bug.',
  };
}

export { Faq as Component };
