import { resolveSeason } from '#features/league/server.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import { readClubStats } from '#sources/statsapi/read-season-stats.ts';
import { type Article, article, articles, bullpen, faq, type Faq } from '../contract.ts';
import { listRelievers } from '../rules.ts';
import { openFaq } from './read-faq.ts';

/** The blog and the FAQ, whose answers are converted from Markdown at the first request. */
export function articleRoutes(services: Services, all: readonly Article[]) {
  let answers: Faq | undefined;
  return {
    articles: serveData(articles, async () => ({
      articles: all.map(({ name, title, summary, date, drawing }) => ({ name, title, summary, date, drawing })),
    })),
    article: serveData(article, async ({ params }) => {
      const found = all.find(({ name }) => name.toLowerCase() === params.name.toLowerCase());
      if (found === undefined) throw new NotFound('There is no such article.');
      return found;
    }),
    faq: serveData(faq, async () => (answers ??= openFaq(services.contact))),
    bullpen: serveData(bullpen, async ({ params: { teamId }, query }) => {
      const season = await resolveSeason(services, query.season);
      const { value, asOf, isStale } = await readClubStats(services.client, { teamId, group: 'pitching', season });
      return { teamId, season, relievers: listRelievers(value), freshness: { asOf, isStale } };
    }),
  };
}
