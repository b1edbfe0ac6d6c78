import type { RaceDivision } from '#rules/baseball/standings/race.ts';
import { gamesBehindText } from '#rules/baseball/standings/games-behind.ts';

/** 'Orioles in front; Blue Jays 4.5, Red Sox 7.5 games behind.' for one of the days. */
export function describeRace({ clubs }: RaceDivision, day: number): string {
  const standing = clubs
    .map(({ shortName, behind }) => ({ shortName, behind: behind[day] ?? 0 }))
    .toSorted((one, other) => one.behind - other.behind);
  const leaders = standing.filter(({ behind }) => behind === 0).map(({ shortName }) => shortName);
  const others = standing
    .filter(({ behind }) => behind > 0)
    .map(({ shortName, behind }) => `${shortName} ${gamesBehindText(behind)}`);
  const first = `${leaders.join(' and ')} in front`;
  return others.length === 0 ? `${first}.` : `${first}; ${others.join(', ')} games behind.`;
}
