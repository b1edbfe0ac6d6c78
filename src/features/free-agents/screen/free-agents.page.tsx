import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { parseFreeAgentsParams, freeAgentsHead } from './free-agents-params.ts';
import { FreeAgents, freeAgentsQuery } from './free-agents.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseFreeAgentsParams(new URL(request.url).searchParams);
  await Promise.all([load(page, freeAgentsQuery(params.season)), loadIfPossible(page, seasonsQuery)]);
  return freeAgentsHead(params);
}

export { FreeAgents as Component };
