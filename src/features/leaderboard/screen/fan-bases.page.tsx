import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { fanBasesQuery, FanBasesScreen } from './fan-bases/fan-bases-screen.tsx';
import { parseFanBasePeriod } from './fan-bases/fan-base-periods.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const period = parseFanBasePeriod(new URL(request.url).searchParams);
  await Promise.all([load(page, fanBasesQuery(period)), loadIfPossible(page, sessionQuery)]);
  return {
    title: 'Fan bases',
    description: 'Whose fans call the most winners: the fan bases of the thirty clubs by total bases per member.',
  };
}

export { FanBasesScreen as Component };
