import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { AdvancedFielding } from './advanced-fielding.tsx';
import { fieldingQuery, outfieldersQuery } from './fielding-queries.ts';
import { fieldingHead, parseFieldingParams } from './fielding-params.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';

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
