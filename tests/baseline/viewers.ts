import { now, type Facts } from './seeded-site.ts';

const minute = 60_000;

/** The cookies of each kind of viewer. All but the visitor are the same user. */
export function viewerCookies({ cookies }: Facts) {
  return {
    visitor: '',
    user: cookies,
    held: `${cookies}; held=${now - 20 * minute}`,
    delayed: `${cookies}; delay=60`,
    'hides all': `${cookies}; hide=all`,
    'hides one club': `${cookies}; hide=147`,
  };
}
