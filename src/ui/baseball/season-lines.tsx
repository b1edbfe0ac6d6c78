import { clubById } from '#rules/baseball/teams/clubs.ts';
import { placeBelow, dayPlace, frame, monthMarks, linePath, spreadLabels } from './season-geometry.ts';
import styles from './season-lines.module.css';

type SeasonLine = {
  /** of the club */
  id: number;
  abbreviation: string;
  /** on each day: how far the line is below the top of the chart, in multiples of a half; negative: at the top */
  below: readonly number[];
  /** the value on the last day that is drawn */
  text: string;
};

type SeasonLinesProps = {
  /** the same content as a sentence */
  label: string;
  lines: readonly SeasonLine[];
  days: readonly string[];
  /** how far the bottom is below the top */
  depth: number;
  /** the horizontal lines */
  marks: readonly { below: number; text: string | number }[];
  /** the club with the strongest line */
  teamId: number | null;
  /** index of the last day to draw */
  day: number;
};

const bottom = frame.top + frame.plotHeight;
/** the least width of a month with its name */
const monthWidth = 30;
const right = frame.left + frame.plotWidth;

function Rules({ days, depth, marks }: Pick<SeasonLinesProps, 'days' | 'depth' | 'marks'>) {
  return (
    <g className={styles.rules}>
      {marks.map(({ below, text }) => (
        <g key={below}>
          <path d={`M${frame.left} ${placeBelow(below, depth)}H${right}`} />
          <text x={frame.left - 5} y={placeBelow(below, depth) + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {monthMarks(days).map(({ day, month }, index, months) => {
        const x = dayPlace(day, days.length);
        const next = months[index + 1];
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

type LinesProps = Pick<SeasonLinesProps, 'lines' | 'depth' | 'teamId'> & { days: number };

function Lines({ lines: given, depth, days, teamId }: LinesProps) {
  // the strongest line gets its pattern first, so that it is solid, and is drawn last
  const strongestFirst = given.toSorted((one, other) => Number(other.id === teamId) - Number(one.id === teamId));
  const patterns = linePatterns(strongestFirst.map(({ id }) => id));
  const lines = strongestFirst.map((line, index) => ({ ...line, pattern: patterns[index] })).toReversed();
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
      {lines.map(({ id, below, pattern }) => (
        <path
          key={id}
          data-club={id}
          data-strong={id === teamId || undefined}
          data-pattern={pattern === 0 ? undefined : pattern}
          className={styles.line}
          d={linePath(below)}
        />
      ))}
    </svg>
  );
}

type LabelsProps = Pick<SeasonLinesProps, 'lines' | 'depth' | 'day'> & { x: number };

function Labels({ lines, depth, day, x }: LabelsProps) {
  const places = lines.map(({ below }) => placeBelow(below[day] ?? 0, depth));
  const spread = spreadLabels(places, bottom);
  return lines.map(({ id, abbreviation, text }, index) => (
    <g key={id} data-club={id}>
      <circle className={styles.dot} cx={x} cy={places[index]} r="3.5" />
      <text className={styles.label} x={x + 8} y={(spread[index] ?? 0) + 4}>
        <tspan className={styles.club}>{abbreviation}</tspan> {text}
      </text>
    </g>
  ));
}

/** A figure of clubs through the season, up to one of the days. */
export function SeasonLines({ label, lines, days, depth, marks, teamId, day }: SeasonLinesProps) {
  const x = dayPlace(day, days.length);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className={styles.chart}>
      <Rules days={days} depth={depth} marks={marks} />
      <Lines lines={lines} days={days.length} depth={depth} teamId={teamId} />
      <rect className={styles.toCome} x={x} y="0" width={Math.max(0, right - x + 2)} height={bottom + 1} />
      <Labels lines={lines} depth={depth} day={day} x={x} />
    </svg>
  );
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
