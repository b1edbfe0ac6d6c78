import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { postseasonHead } from './postseason-text.ts';
import { postseasonQuery, PostseasonScreen } from './postseason-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { season } = searchOf('postseason', new URL(request.url).searchParams);
  await Promise.all([load(page, postseasonQuery(season)), loadIfPossible(page, seasonsQuery)]);
  return postseasonHead(season);
}

export { PostseasonScreen as Component };
