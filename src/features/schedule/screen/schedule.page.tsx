import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { scheduleHead, scheduleParams } from './schedule-text.ts';
import { scheduleQuery, ScheduleScreen, spanPicksQuery, strengthQuery } from './schedule-screen.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = scheduleParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, scheduleQuery(params)),
    loadIfPossible(page, strengthQuery(params)),
    loadIfPossible(page, sessionQuery).then((user) => user && loadIfPossible(page, spanPicksQuery(params))),
  ]);
  return scheduleHead(params);
}

export { ScheduleScreen as Component };
