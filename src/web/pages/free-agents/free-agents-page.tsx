import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { parseFreeAgentsParams, freeAgentsHead } from '../../features/free-agents/free-agents-params.ts';
import { FreeAgents, freeAgentsQuery } from '../../features/free-agents/free-agents.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseFreeAgentsParams(new URL(request.url).searchParams);
  await Promise.all([load(page, freeAgentsQuery(params.season)), loadIfPossible(page, seasonsQuery)]);
  return freeAgentsHead(params);
}

export { FreeAgents as Component };
