import { headlineFigures } from '#rules/baseball/stats/headline-figures.ts';
import { percentileFigures, type PercentileGroup } from '#rules/baseball/stats/percentile-figures.ts';
import { type Place, placeFigures } from '#rules/baseball/stats/place-in-pool.ts';
import { hasPlayedEnough } from '#rules/baseball/stats/qualified.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';

type Everyone = {
  /** every line of the season, with the player's */
  all: readonly Figures[];
  /** those who qualified for the rate titles */
  qualified: readonly Figures[];
};

type SeasonPlaces = {
  isQualified: boolean;
  /** of the six figures of a season; a rate only with enough playing time */
  ranks: Omit<Place, 'percentile'>[];
  /** those that have the player: the qualified, then all who played enough; `size` lines */
  pools: { kind: 'qualified' | 'played'; size: number; places: Place[] }[];
};

/** The places of a player's season: of a rate in the first pool, of a count among all. */
export function placeSeason(group: PercentileGroup, own: Figures, { all, qualified }: Everyone): SeasonPlaces {
  const isQualified = qualified.includes(own);
  const played = { kind: 'played', lines: all.filter((line) => hasPlayedEnough(group, line)) } as const;
  const ofPlayer = isQualified ? [{ kind: 'qualified', lines: qualified } as const, played] : [played];
  const pools = (hasPlayedEnough(group, own) ? ofPlayer : []).map(({ kind, lines }) => ({
    kind,
    size: lines.length,
    places: placeFigures(percentileFigures[group], own, lines, all),
  }));
  const ranks = headlineFigures(group, own).flatMap((figure) => {
    const place = pools[0]?.places.find(({ id }) => id === figure.id);
    return place ?? (figure.isCount ? placeFigures([figure], own, all) : []);
  });
  return { isQualified, ranks: ranks.map(({ percentile: _percentile, ...rank }) => rank), pools };
}
