import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam } from '../../api/default-team.ts';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { AdvancedFielding } from '../../features/fielding/advanced-fielding.tsx';
import { fieldingQuery, outfieldersQuery } from '../../features/fielding/fielding-queries.ts';
import { fieldingHead, parseFieldingParams } from '../../features/fielding/fielding-params.ts';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { season, player, name } = parseFieldingParams(new URL(request.url).searchParams);
  const team = player === undefined ? await loadDefaultTeam(page) : undefined;
  await Promise.all([
    load(page, fieldingQuery({ season, player, team })),
    loadIfPossible(page, seasonsQuery),
    name === undefined ? null : loadIfPossible(page, outfieldersQuery(season)),
  ]);
  return fieldingHead;
}

export { AdvancedFielding as Component };
