import { loadBuiltPages } from '#app/server/built-pages.ts';
import type { Call } from '#platform/api/endpoint.ts';
import { compressBrotli } from '../build/precompress.ts';
import { sampleLeague, sampleGamesDay } from '../sample-games-day.ts';
import { countResult, type Step } from './step.ts';

const budgetBytes = 20_000;
const responses: Record<string, string> = {
  'GET /api/league': JSON.stringify(sampleLeague),
  'GET /api/games': JSON.stringify(sampleGamesDay),
};

/** Measures the HTML of the heaviest page, with critical CSS and first data inlined. */
export const htmlBudgetStep: Step = {
  name: `HTML budget: Today with fifteen live games in at most ${budgetBytes / 1000} kB (brotli)`,
  run: async () => {
    const { renderPage, assets } = await (await loadBuiltPages('dist')).load();
    const call: Call = async (route) => JSON.parse(responses[route] ?? 'null');
    const request = { url: 'http://localhost/today', theme: null, call, checkSearch: () => null, assets };
    const { status, html } = await renderPage(request);
    const bytes = (await compressBrotli(Buffer.from(html), 5)).length;
    process.stdout.write(`  ${bytes} B (${html.length} B before compression), status ${status}\n`);
    return countResult(
      status === 200 && html.includes(sampleGamesDay.games[14]?.teams.home.name ?? '') && bytes <= budgetBytes,
    );
  },
};
