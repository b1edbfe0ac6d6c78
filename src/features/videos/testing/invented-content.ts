/** An invented response of the clips of a game. The names of its fields are those that public programs read; it is not a real one. */

type Fields = Record<string, unknown>;

export function inventedClip(slug: string, fields: Fields = {}): Fields {
  return {
    type: 'video',
    slug,
    id: slug,
    headline: `About ${slug}`,
    title: `About ${slug}`,
    date: '2031-06-01T20:00:00Z',
    duration: '00:00:31',
    playbacks: [{ name: 'mp4Avc', url: 'https://media.example/clip.mp4' }],
    keywordsAll: [{ type: 'taxonomy', value: 'highlight', displayName: 'highlight' }],
    ...fields,
  };
}

const tagged = (value: string) => ({ keywordsAll: [{ type: 'taxonomy', value, displayName: value }] });

export const inventedContent = {
  highlights: {
    highlights: {
      items: [
        inventedClip('otter-steals-home', { headline: 'Otter steals home', date: '2031-06-01T19:30:00Z' }),
        inventedClip('heron-homers', { headline: 'Heron homers', date: '2031-06-01T19:05:00Z', duration: '00:01:05' }),
        inventedClip('condensed-game-osp-her-6-1-31', {
          headline: 'Condensed Game: OSP@HER',
          date: '2031-06-01T22:30:00Z',
          duration: '00:12:05',
          ...tagged('condensed-game'),
        }),
        inventedClip('ospreys-vs-herons-recap', {
          headline: 'Ospreys win in ten',
          date: '2031-06-01T22:00:00Z',
          duration: '00:03:20',
          ...tagged('game-recap'),
        }),
      ],
    },
    live: null,
  },
  media: { epgAlternate: [{ title: 'Daily Recap', items: [inventedClip('ospreys-vs-herons-recap')] }] },
};
