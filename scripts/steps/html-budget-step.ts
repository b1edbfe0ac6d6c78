import { loadBuiltPages } from '#server/http/pages/built-pages.ts';
import type { Call } from '#contract/page-renderer.ts';
import { brotli } from '../precompress.ts';
import { inventedLeague, inventedSlate } from '../invented-slate.ts';
import { verdict } from './step.ts';
import type { Step } from './step.ts';

const budgetBytes = 20_000;
const answers: Record<string, string> = {
  league: JSON.stringify(inventedLeague),
  games: JSON.stringify(inventedSlate),
};

/** The first answer of the heaviest page: HTML with the critical CSS and the first data inlined. */
export const htmlBudgetStep: Step = {
  name: `HTML budget: Today with fifteen live games in at most ${budgetBytes / 1000} kB (brotli)`,
  run: async () => {
    const { renderPage, assets } = await (await loadBuiltPages('dist')).load();
    const call: Call = async (name) => JSON.parse(answers[name] ?? 'null');
    const request = { url: 'http://localhost/today', nonce: 'bm9uY2Ugb2YgMTYgYnl0ZXM=', theme: null, call, assets };
    const { status, html } = await renderPage(request);
    const bytes = (await brotli(Buffer.from(html), 5)).length;
    process.stdout.write(`  ${bytes} B (${html.length} B before compression), status ${status}\n`);
    return verdict(
      status === 200 && html.includes(inventedSlate.games[14]?.teams.home.name ?? '') && bytes <= budgetBytes,
    );
  },
};
