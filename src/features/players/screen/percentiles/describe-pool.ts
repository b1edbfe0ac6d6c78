import type { PlayerPercentiles } from '../../contract.ts';

type Placed = Pick<PlayerPercentiles['groups'][number], 'group' | 'pool' | 'isQualified'>;

/** The compared players: '2025, among the 132 hitters who qualified for the batting title. 100 is best.' */
export function describePool({ group, pool, isQualified }: Placed, season: string): string {
  const who =
    group === 'hitting' ? 'hitters who qualified for the batting title' : 'pitchers who qualified for the ERA title';
  const sentence = `${season}, among the ${pool} ${who}. 100 is best.`;
  return isQualified ? sentence : `${sentence} Not qualified.`;
}
