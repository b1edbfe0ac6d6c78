import type { OEmbed } from '#contract/embeds.ts';
import { textRoutes } from '#contract/api/text-routes.ts';
import { callRoute } from '../api/call.ts';

/** Copies the HTML that shows this page in a frame of another site. */
export async function copyEmbedCode(): Promise<void> {
  const { html } = await callRoute<OEmbed>(textRoutes.oEmbed, { query: { url: window.location.href } });
  await navigator.clipboard.writeText(html);
}
