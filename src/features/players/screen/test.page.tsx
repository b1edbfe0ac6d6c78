import { useQuery } from '@tanstack/react-query';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { load } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { BulkPost } from './bulk-post/bulk-post.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import styles from './bulk-post/bulk-post.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, seasonsQuery);
  return { title: 'Testing page', description: 'Posts the players of a season to the list of players.' };
}

/** Fills the list of players with those of a season, through the public API. */
function TestPage() {
  const [search] = useSearchParams();
  const { data } = useQuery(seasonsQuery);
  const season = search.get('season') ?? data?.newest;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Testing page</h1>
      <p>
        Posts each player of a season to the list that the search looks through, one call after the other. Each is
        checked against the league’s own list and stored as the league has him, so posting twice changes nothing.
      </p>
      {data !== undefined && season !== undefined && <SeasonSelect value={season} seasons={data.seasons} />}
      <BulkPost key={season} season={season} />
    </div>
  );
}

export { TestPage as Component };
