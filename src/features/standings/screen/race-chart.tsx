import type { RaceDivision } from '#rules/baseball/standings/race.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import {
  behindPlace,
  dayPlace,
  depthMarks,
  frame,
  monthMarks,
  raceDepth,
  racePath,
  spreadLabels,
} from './race-geometry.ts';
import styles from './standings.module.css';

type RaceChartProps = {
  division: RaceDivision;
  days: readonly string[];
  /** the club with the strongest line */
  teamId: number;
  /** index of the last day to draw */
  day: number;
};

const bottom = frame.top + frame.plotHeight;
/** the least width of a month with its name */
const monthWidth = 30;
const right = frame.left + frame.plotWidth;

function Rules({ days, depth }: { days: readonly string[]; depth: number }) {
  return (
    <g className={styles.rules}>
      {depthMarks(depth).map((games) => (
        <g key={games}>
          <path d={`M${frame.left} ${behindPlace(games, depth)}H${right}`} />
          <text x={frame.left - 5} y={behindPlace(games, depth) + 4} textAnchor="end">
            {games}
          </text>
        </g>
      ))}
      {monthMarks(days).map(({ day, month }, index, marks) => {
        const x = dayPlace(day, days.length);
        const next = marks[index + 1];
        const hasRoom = next === undefined || dayPlace(next.day, days.length) - x >= monthWidth;
        return (
          <g key={month}>
            <path d={`M${x} ${bottom}v4`} />
            {hasRoom && (
              <text x={x + 3} y={bottom + 14}>
                {month}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

type LinesProps = { clubs: RaceDivision['clubs']; depth: number; days: number; teamId: number };

function Lines({ clubs, depth, days, teamId }: LinesProps) {
  // the strongest line gets its pattern first, so that it is solid, and is drawn last
  const strongestFirst = clubs.toSorted((one, other) => Number(other.id === teamId) - Number(one.id === teamId));
  const patterns = linePatterns(strongestFirst.map(({ id }) => id));
  const lines = strongestFirst.map((club, index) => ({ ...club, pattern: patterns[index] })).toReversed();
  return (
    <svg
      x={frame.left}
      y={frame.top}
      width={frame.plotWidth}
      height={frame.plotHeight}
      viewBox={`0 0 ${Math.max(1, days - 1)} ${depth * 2}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {lines.map(({ id, behind, pattern }) => (
        <path
          key={id}
          data-club={id}
          data-strong={id === teamId || undefined}
          data-pattern={pattern === 0 ? undefined : pattern}
          className={styles.line}
          d={racePath(behind)}
        />
      ))}
    </svg>
  );
}

function Labels({ clubs, depth, day, x }: { clubs: RaceDivision['clubs']; depth: number; day: number; x: number }) {
  const places = clubs.map(({ behind }) => behindPlace(behind[day] ?? 0, depth));
  const spread = spreadLabels(places, bottom);
  return clubs.map(({ id, abbreviation, behind }, index) => (
    <g key={id} data-club={id}>
      <circle className={styles.dot} cx={x} cy={places[index]} r="3.5" />
      <text className={styles.label} x={x + 8} y={(spread[index] ?? 0) + 4}>
        <tspan className={styles.club}>{abbreviation}</tspan> {gamesBehindText(behind[day] ?? 0)}
      </text>
    </g>
  ));
}

/** Games behind of a division through the season, the leader on top, up to one of the days. */
export function RaceChart({ division, days, teamId, day }: RaceChartProps) {
  const { name, clubs } = division;
  const depth = raceDepth(clubs.map(({ behind }) => behind));
  const x = dayPlace(day, days.length);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${name}, games behind: ${describeRace(division, day)}`}
      className={styles.chart}
    >
      <Rules days={days} depth={depth} />
      <Lines clubs={clubs} depth={depth} days={days.length} teamId={teamId} />
      <rect className={styles.toCome} x={x} y="0" width={Math.max(0, right - x + 2)} height={bottom + 1} />
      <Labels clubs={clubs} depth={depth} day={day} x={x} />
    </svg>
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

/** Distance in sRGB below which two colors look alike. */
const alikeDistance = 60;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function areAlike(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))) < alikeDistance;
}

/** Whether the lines of two clubs look alike in the light or the dark theme. All unknown clubs have the same color. */
function areClubsAlike(one: number, other: number): boolean {
  const [a, b] = [clubById(one), clubById(other)];
  if (a === undefined || b === undefined) return a === b;
  return areAlike(a.onLight, b.onLight) || areAlike(a.onDark, b.onDark);
}

/** Assigns a dash pattern to each club, 0 for a solid line. Clubs with similar colors get different patterns. */
export function linePatterns(clubs: readonly number[]): number[] {
  const patterns: number[] = [];
  for (const [index, club] of clubs.entries()) {
    const usedPatterns = new Set(patterns.filter((_, earlier) => areClubsAlike(clubs[earlier] ?? 0, club)));
    patterns[index] = [0, 1, 2, 3, 4].find((pattern) => !usedPatterns.has(pattern)) ?? 0;
  }
  return patterns;
}
