import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#platform/api/api-error.ts';
import { parseWallOptions } from '../rules/wall-options.ts';
import { load } from '#platform/api/browser/load.ts';
import { gamesQuery } from '#features/games/queries/games.ts';
import { Wall } from './wall.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

const parse = (search: URLSearchParams) => parseWallOptions(search.get('games'), search.get('theme'));

/** The server refuses an unknown level. */
const levelOf = (search: URLSearchParams): number => searchOf('wall', search).level ?? 1;

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const options = parse(search);
  if (typeof options === 'string') throw new ApiError(400, { error: { code: 'invalid_input', message: options } });
  await load(page, gamesQuery({ date: undefined, level: levelOf(search) }));
  return { title: 'Wall', description: 'Up to nine games in large type, for a television or a stream.' };
}

/** Games for a screen on a wall, or over the picture of a stream. */
function WallPage() {
  const [search] = useSearchParams();
  const options = parse(search);
  return typeof options === 'string' ? null : <Wall options={options} level={levelOf(search)} />;
}

export { WallPage as Component };
