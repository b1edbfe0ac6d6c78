import type { LoaderFunctionArgs } from 'react-router';
import { articleQuery } from './article.tsx';
import { articlesQuery } from './recent-articles.tsx';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-context.ts';
import { paths } from '#platform/api/browser/paths.ts';

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
