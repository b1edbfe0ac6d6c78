import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#contract/api/api-error.ts';
import { parseWallOptions } from '#domain/wall/wall-options.ts';
import { load } from '../../api/load.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { Wall } from '../../features/wall/wall.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';
import { searchOf } from '../../paths.ts';

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
