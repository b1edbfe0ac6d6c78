import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { postseasonHead } from '../../features/postseason/postseason-text.ts';
import { postseasonQuery, PostseasonScreen } from '../../features/postseason/postseason-screen.tsx';
import { pageContext } from '../../page-context.ts';
import { searchOf } from '../../paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { season } = searchOf('postseason', new URL(request.url).searchParams);
  await Promise.all([load(page, postseasonQuery(season)), loadIfPossible(page, seasonsQuery)]);
  return postseasonHead(season);
}

export { PostseasonScreen as Component };
