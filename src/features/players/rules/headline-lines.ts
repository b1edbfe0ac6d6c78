import { hasPlayedEnough } from '#rules/baseball/stats/qualified.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';

type Line = { group: 'hitting' | 'pitching'; figures: Figures };

/**
 * The lines of a season that sum it up: pitching of a pitcher, hitting of a hitter, and the other one of a two-way player or with enough
 * playing time. If there are none of these, whatever there is.
 */
export function headlineLines<L extends Line>(position: string | undefined, lines: readonly L[]): L[] {
  const main = position === 'pitcher' ? 'pitching' : 'hitting';
  const played = lines.filter(({ figures }) => Object.keys(figures).length > 0);
  const telling = played.filter(
    ({ group, figures }) => group === main || position === 'twoWay' || hasPlayedEnough(group, figures),
  );
  return (telling.length > 0 ? telling : played).toSorted(
    (one, other) => Number(other.group === main) - Number(one.group === main),
  );
}
