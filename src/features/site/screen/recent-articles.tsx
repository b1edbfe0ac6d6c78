import { useQuery } from '@tanstack/react-query';
import type { ArticleHead, articles } from '../contract/blog.ts';
import { query } from '#platform/api/browser/query.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { Link } from '#ui/link.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import styles from './recent-articles.module.css';

export const articlesQuery = query<typeof articles>('GET /api/articles', {}, { staleTime: 3_600_000 });

function formatArticleDate({ date }: ArticleHead): string {
  return date === null ? 'Coming soon' : `${dateParts(date).monthAndDay}, ${dateParts(date).year}`;
}

/** Links to all articles; `shown` is the name of the current one. */
export function RecentArticles({ shown }: { shown: string | undefined }) {
  const { data } = useQuery(articlesQuery);
  return (
    <nav aria-labelledby="recent-articles" className={styles.recent}>
      <h2 id="recent-articles">Recent articles</h2>
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
            <span>{formatArticleDate(article)}</span>
          </li>
        ))}
      </ol>
      <p>
        <a href={paths.blogFeed()}>Feed</a>
      </p>
    </nav>
  );
}
