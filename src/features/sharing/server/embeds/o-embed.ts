import type { OEmbed } from '../../contract/embeds.ts';
import { html } from '#platform/http/html.ts';
import { type EmbedTarget, pathsOf } from './embed-target.ts';

/** CSS pixels */
const fullWidth = 480;
const wideFrom = 400;

/** The heights of a wide and of a narrow frame, CSS pixels. A lower frame scrolls. */
const heights: Record<EmbedTarget['kind'], { wide: number; narrow: number }> = {
  game: { wide: 330, narrow: 430 },
  board: { wide: 540, narrow: 800 },
  user: { wide: 310, narrow: 410 },
};

const thumbnail = { thumbnail_width: 1200, thumbnail_height: 630 };

/** seconds for which a consumer may keep the response; the content of the frame changes by itself */
const cacheAge = 86_400;

type Facts = {
  target: EmbedTarget;
  /** scheme and host of the site */
  origin: string;
  title: string;
  /** path of the share picture */
  picture: string;
  maxwidth: number | undefined;
  maxheight: number | undefined;
};

function writeFrame(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => html`${name}="${value}"`.text);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** Writes the oEmbed response for a target (https://oembed.com, type `rich`). */
export function writeOEmbed({ target, origin, title, picture, maxwidth, maxheight }: Facts): OEmbed {
  const { page, embed } = pathsOf(target);
  const width = Math.min(fullWidth, maxwidth ?? fullWidth);
  const wanted = heights[target.kind][width < wideFrom ? 'narrow' : 'wide'];
  const height = Math.min(wanted, maxheight ?? wanted);
  const fits =
    thumbnail.thumbnail_width <= (maxwidth ?? Infinity) && thumbnail.thumbnail_height <= (maxheight ?? Infinity);
  const frame = writeFrame({
    src: `${origin}${embed}`,
    width: String(width),
    height: String(height),
    title,
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  });
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Called Shot',
    provider_url: origin,
    cache_age: cacheAge,
    ...(target.kind === 'user' && { author_name: target.username, author_url: `${origin}${page}` }),
    ...(fits && { thumbnail_url: `${origin}${picture}`, ...thumbnail }),
    html: frame,
    width,
    height,
  };
}
