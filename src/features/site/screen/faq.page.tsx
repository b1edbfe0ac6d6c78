import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#platform/api/browser/load.ts';
import { Faq, faqQuery } from './faq/faq.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, faqQuery);
  return {
    title: 'FAQ',
    description: 'Who makes Called Shot, how predictions are scored, when they are void, and where to report a bug.',
  };
}

export { Faq as Component };
