import type { oEmbed } from './contract/embeds.ts';
import { send } from '#platform/api/browser/call.ts';

/** Copies the HTML that shows this page in a frame of another site. */
export async function copyEmbedCode(): Promise<void> {
  const { html } = await send<typeof oEmbed>('GET /oembed', { query: { url: window.location.href } });
  await navigator.clipboard.writeText(html);
}
