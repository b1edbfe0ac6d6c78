import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { fanBasesQuery, FanBasesScreen } from '../../features/fan-bases/fan-bases-screen.tsx';
import { parseFanBasePeriod } from '../../features/fan-bases/fan-base-periods.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

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
