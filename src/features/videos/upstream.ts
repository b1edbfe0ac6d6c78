import { z } from 'zod';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { optional, optionalRows, rows, text, textLike, time } from '#sources/statsapi/wire/tolerant.ts';
import type { Clip, GameClips } from './shapes.ts';

/** The end of the URL of a page at MLB. Nothing else of a URL is read, so that a response cannot lead to another site. */
const slug = textLike(/^[a-z\d][a-z\d-]*$/, 200);

const wireClip = z.object({
  type: text,
  slug,
  /** the same as the slug */
  id: slug,
  headline: text,
  title: text,
  date: time,
  duration: text,
  playbacks: optional(rows(z.object({ name: text }), 50)),
  keywordsAll: optionalRows(z.object({ value: text }), 100),
});

const wireGroup = z.object({ title: text, items: optionalRows(wireClip, 200) });

export const wireContent = z.object({
  highlights: optional(z.object({ highlights: optional(wireGroup), live: optional(wireGroup) })),
  media: optional(z.object({ epgAlternate: optionalRows(wireGroup, 20) })),
});

/** A whole response has every size of each picture. */
const fields =
  'highlights,live,items,media,epgAlternate,type,slug,id,headline,title,date,duration,playbacks,name,keywordsAll,value';

/** The clips of a game. One that is not over can have some. */
export function readGameClips(client: StatsApiClient, gamePk: number): Promise<UpstreamResponse<GameClips>> {
  return client.read(`/api/v1/game/${gamePk}/content`, { kind: 'clips', query: { fields }, convert: toGameClips });
}

type WireClip = z.infer<typeof wireClip>;
type Kind = 'recap' | 'condensedGame' | 'highlight';
type Listed = { clip: Clip; kind: Kind; date: string };

/** Titles of groups and keywords, of several years */
const words: Record<Exclude<Kind, 'highlight'>, readonly string[]> = {
  recap: ['daily recap', 'game-recap', 'mlb_recap', 'mlbcom_game_recap'],
  condensedGame: ['extended highlights', 'condensed-game', 'condensed_game', 'mlbcom_condensed_game'],
};

const mostHighlights = 100;

export const toGameClips = memoizeByBody((body): GameClips => {
  const { highlights, media } = wireContent.parse(body);
  // a group says what a clip is, which also stands among the highlights
  const groups = [...(media?.epgAlternate ?? []), highlights?.highlights, highlights?.live];
  const listed = groups.flatMap((group) => (group?.items ?? []).flatMap((item) => toListed(item, group?.title ?? '')));
  const byUrl = new Map(listed.toReversed().map((each) => [each.clip.url, each]));
  const all = [...byUrl.values()].toReversed().toSorted((one, other) => one.date.localeCompare(other.date));
  const firstOf = (kind: Kind) => all.find((each) => each.kind === kind) ?? null;
  const [recap, condensedGame] = [firstOf('recap'), firstOf('condensedGame')];
  const others = all.filter((each) => each !== recap && each !== condensedGame).slice(0, mostHighlights);
  return {
    recap: recap?.clip ?? null,
    condensedGame: condensedGame?.clip ?? null,
    highlights: others.map(({ clip }) => clip),
  };
});

/** Empty for what is no video, cannot be played yet, or has no title or page. */
function toListed(item: WireClip, group: string): Listed[] {
  const { type = 'video', headline, title = headline, date = '', duration, playbacks } = item;
  const page = item.slug ?? item.id;
  if (type !== 'video' || playbacks?.length === 0 || page === undefined || title === undefined) return [];
  const clip = { title: headline ?? title, seconds: toSeconds(duration), url: `https://www.mlb.com/video/${page}` };
  return [{ clip, kind: kindOf(item, page, group), date }];
}

function kindOf({ keywordsAll }: WireClip, page: string, group: string): Kind {
  const own = [group, ...keywordsAll.map(({ value = '' }) => value)].map((word) => word.toLowerCase());
  const is = (kind: keyof typeof words) => own.some((word) => words[kind].includes(word));
  if (page.startsWith('condensed-game')) return 'condensedGame';
  if (is('recap')) return 'recap';
  return is('condensedGame') ? 'condensedGame' : 'highlight';
}

/** '00:01:05' or '01:05'; null for anything else, and for no length. */
function toSeconds(duration = ''): number | null {
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d\d?):)?(\d\d?):(\d\d)$/.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null;
}
