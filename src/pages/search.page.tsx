import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLeague } from '#features/league/queries.ts';
import { searchQuery } from '#features/search/queries.ts';
import { pageGroups } from '#features/search/rules/page-groups.ts';
import { resultOption } from '#features/search/screen/result-option.tsx';
import { loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import styles from '#features/search/screen/search.module.css';
import controls from '#ui/kit/controls.module.css';

const textOf = (search: URLSearchParams) => searchOf('search', search).q ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = textOf(new URL(request.url).searchParams);
  if (text.trim() !== '') await loadIfPossible(context.get(pageContext), searchQuery(text));
  const title = text.trim() === '' ? 'All pages and search' : 'Search';
  return { title, description: 'Finds players, clubs, days, pages, settings and answers.' };
}

function Results({ text }: { text: string }) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const { data } = useQuery(searchQuery(text));
  if (data === undefined) return null;
  if (data.results.length === 0) return <p>Nothing was found for “{text}”.</p>;
  return (
    <Card className={styles.results}>
      <ul aria-label={`Found for “${text}”`}>
        {data.results
          .map((result) => resultOption(result, leagueKind))
          .map(({ href, label, detail, picture }) => (
            <li key={href}>
              <Link to={href}>
                <span>{picture}</span>
                <b>{label}</b>
                <Text size="sm">{detail}</Text>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}

/** Every page of the site, before something is searched. */
function AllPages() {
  return (
    <nav aria-label="All pages" className={styles.all}>
      {pageGroups.map(({ title, links }) => (
        <div key={title}>
          <PartHeading>{title}</PartHeading>
          <ul>
            {links.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className={controls.linkRow}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SearchPage() {
  const text = textOf(useSearchParams()[0]);
  return (
    <Stack>
      <h1>{text.trim() === '' ? 'All pages and search' : 'Search'}</h1>
      <search>
        <form method="get" action={paths.search()} className={styles.form}>
          <input
            key={text}
            type="search"
            name="q"
            className={controls.field}
            aria-label="Player, club, day or page"
            placeholder="Player, club, day or page"
            defaultValue={text}
            maxLength={200}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      {text.trim() === '' ? <AllPages /> : <Results text={text} />}
    </Stack>
  );
}

export { SearchPage as Component };
