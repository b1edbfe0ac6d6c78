import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readPageState } from '#app/page/page-state.ts';

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Queries of the frame around every page, which are not the page's own data. */
const shellQueries = new Set(['GET /api/league', 'GET /api/check_session']);

/** Measures the compressed bytes of a page and of its own data, with the server's compression level. */
export async function measurePageSizes(html: string): Promise<{ page: number; data: number }> {
  const state = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const own = readPageState(state).queries.filter(([[route]]) => !shellQueries.has(route));
  const data = JSON.stringify(own.map(([, response]) => response));
  const [page, part] = await Promise.all([compress(html, quality), compress(data, quality)]);
  return { page: page.length, data: part.length };
}
