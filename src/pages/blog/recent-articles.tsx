import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { articles } from '#features/articles/contract.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Link } from '#ui/kit/link.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Text } from '#ui/kit/text.tsx';
import { longDateText } from '#ui/kit/time-text.ts';
import { articleQuery } from './article.tsx';
import styles from './recent-articles.module.css';

const articlesQuery = query<typeof articles>('GET /api/articles', {}, { staleTime: 3_600_000 });

/** Links to all articles; `shown` is the name of the current one. */
export function RecentArticles({ shown }: { shown: string | undefined }) {
  const { data } = useQuery(articlesQuery);
  return (
    <nav aria-labelledby="recent-articles" className={styles.recent}>
      <PartHeading id="recent-articles" isRuled>
        Recent articles
      </PartHeading>
      <ol>
        {data?.articles.map((article) => (
          <li key={article.name}>
            {article.drawing !== null && <Drawing of={article.drawing} className={styles.picture} />}
            <Link
              to={paths.blog(article.name)}
              aria-current={article.name.toLowerCase() === shown?.toLowerCase() ? 'page' : undefined}
            >
              {article.title}
            </Link>
            <Text size="sm">{article.date === null ? 'Coming soon' : longDateText(article.date)}</Text>
          </li>
        ))}
      </ol>
      <p>
        <a href={paths.blogFeed()}>Feed</a>
      </p>
    </nav>
  );
}

const blogHead = {
  title: 'Blog',
  description: 'Articles about called shots, bullpens and the rest of baseball.',
  feed: { title: 'Called Shot', path: paths.blogFeed() },
} satisfies PageHead;

/** The article of the URL, otherwise the first one. */
export async function loadBlog({
  params,
  context,
}: LoaderFunctionArgs): Promise<PageHead & { article: string | null }> {
  const page = context.get(pageContext);
  if (params.name !== undefined) {
    const [shown] = await Promise.all([load(page, articleQuery(params.name)), loadIfPossible(page, articlesQuery)]);
    return {
      // one article has the name of the product, which is the title of the home page
      title: shown ? `${shown.title} · ${blogHead.title}` : blogHead.title,
      description: shown?.summary ?? blogHead.description,
      article: params.name,
      feed: blogHead.feed,
      ...(shown && { path: paths.blog(shown.name) }),
    };
  }
  await load(page, articlesQuery);
  const first = (await page.queryClient.query(articlesQuery)).articles[0]?.name ?? null;
  if (first !== null) await load(page, articleQuery(first));
  return { ...blogHead, article: first };
}
