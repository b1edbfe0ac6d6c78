import type { PlayerPercentiles } from '#contract/players.ts';

type Placed = Pick<PlayerPercentiles['groups'][number], 'group' | 'pool' | 'isQualified'>;

/** Who the others are: '2025, among the 132 hitters who qualified for the batting title' */
export function poolWords({ group, pool, isQualified }: Placed, season: string): string {
  const who =
    group === 'hitting' ? 'hitters who qualified for the batting title' : 'pitchers who qualified for the ERA title';
  const words = `${season}, among the ${pool} ${who}. 100 is best.`;
  return isQualified ? words : `${words} He has not qualified himself.`;
}
