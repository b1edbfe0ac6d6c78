import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { postseasonQuery } from '../../api/queries/postseason.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { postseasonHead } from '../../features/postseason/postseason-text.ts';
import { PostseasonScreen } from '../../features/postseason/postseason-screen.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const season = new URL(request.url).searchParams.get('season') || undefined;
  await Promise.all([load(page, postseasonQuery(page.call, season)), loadIfPossible(page, seasonsQuery(page.call))]);
  return postseasonHead(season);
}

export { PostseasonScreen as Component };
