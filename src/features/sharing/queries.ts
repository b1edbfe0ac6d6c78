import { send } from '#platform/page/call.ts';
import type { oEmbed } from './contract.ts';

/** The HTML that shows a page of this site in a frame of another. `url`: of the page */
export async function readEmbedCode(url: string): Promise<string> {
  return (await send<typeof oEmbed>('GET /oembed', { query: { url } })).html;
}
