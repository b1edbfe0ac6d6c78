/** `hides`: the cookie of hidden scores */
export type Viewer = { behind?: 'held' | 'delayed'; hides?: 'all' | 'club' };

export const viewers = {
  newest: {},
  held: { behind: 'held' },
  delayed: { behind: 'delayed' },
  'hides all': { hides: 'all' },
  'hides one club': { hides: 'club' },
  'held and hides all': { behind: 'held', hides: 'all' },
  'delayed and hides one club': { behind: 'delayed', hides: 'club' },
} satisfies Record<string, Viewer>;

export type ViewerName = keyof typeof viewers;

/** seconds */
export const delay = 60;

/** `instant`: what a held viewer sees; `clubId`: whose scores are hidden */
export function cookiesOf({ behind, hides }: Viewer, { instant, clubId }: { instant: number; clubId: number }): string {
  const cookies = {
    held: behind === 'held' ? `held=${instant}` : '',
    delayed: behind === 'delayed' ? `delay=${delay}` : '',
    hides: hides === undefined ? '' : `hide=${hides === 'all' ? 'all' : clubId}`,
  };
  return Object.values(cookies)
    .filter((cookie) => cookie !== '')
    .join('; ');
}
