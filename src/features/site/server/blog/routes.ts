import { article, articles, type Article } from '../../contract/blog.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function blogRoutes(all: readonly Article[]) {
  return {
    articles: serveData(articles, async () => ({
      articles: all.map(({ name, title, summary, date, drawing }) => ({ name, title, summary, date, drawing })),
    })),
    article: serveData(article, async ({ params }) => {
      const found = all.find(({ name }) => sameName(name, params.name));
      if (found === undefined) throw new NotFound('There is no such article.');
      return found;
    }),
  };
}
