import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#platform/api/browser/load.ts';
import { parseFreeAgentsParams, freeAgentsHead } from './free-agents-params.ts';
import { FreeAgents, freeAgentsQuery } from './free-agents.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseFreeAgentsParams(new URL(request.url).searchParams);
  await load(page, freeAgentsQuery(params.season));
  return freeAgentsHead(params);
}

export { FreeAgents as Component };
