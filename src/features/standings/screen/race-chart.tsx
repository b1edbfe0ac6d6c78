import type { RaceDivision } from '#rules/baseball/standings/race.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { SeasonLines } from '#ui/baseball/season-lines.tsx';

type RaceChartProps = {
  division: RaceDivision;
  days: readonly string[];
  /** the club with the strongest line */
  teamId: number | null;
  /** index of the last day to draw */
  day: number;
};

/** Games behind of a division through the season, the leader on top, up to one of the days. */
export function RaceChart({ division, ...rest }: RaceChartProps) {
  const { name, clubs } = division;
  const depth = raceDepth(clubs.map(({ behind }) => behind));
  return (
    <SeasonLines
      label={`${name}, games behind: ${describeRace(division, rest.day)}`}
      lines={clubs.map(({ id, abbreviation, behind }) => ({
        id,
        abbreviation,
        below: behind,
        text: gamesBehindText(behind[rest.day] ?? 0),
      }))}
      depth={depth}
      marks={depthMarks(depth).map((games) => ({ below: games, text: games }))}
      {...rest}
    />
  );
}

/** 'Orioles in front; Blue Jays 4.5, Red Sox 7.5 games behind.' for one of the days. */
export function describeRace({ clubs }: RaceDivision, day: number): string {
  const standing = clubs
    .map(({ shortName, behind }) => ({ shortName, behind: behind[day] ?? 0 }))
    .toSorted((one, other) => one.behind - other.behind);
  const leaders = standing.filter(({ behind }) => behind <= 0).map(({ shortName }) => shortName);
  const others = standing
    .filter(({ behind }) => behind > 0)
    .map(({ shortName, behind }) => `${shortName} ${gamesBehindText(behind)}`);
  const first = `${leaders.join(' and ')} in front`;
  return others.length === 0 ? `${first}.` : `${first}; ${others.join(', ')} games behind.`;
}

/** The depth of the chart: the maximum games behind, rounded up to a multiple of five. */
export function raceDepth(behind: readonly (readonly number[])[]): number {
  return Math.max(5, Math.ceil(Math.max(0, ...behind.flat()) / 5) * 5);
}

/** The values of the horizontal lines: five games apart, or more so that there are at most five lines. */
export function depthMarks(depth: number): number[] {
  const step = [5, 10, 15, 20].find((each) => depth / each <= 4) ?? 25;
  return Array.from({ length: Math.floor(depth / step) + 1 }, (_, index) => index * step);
}
