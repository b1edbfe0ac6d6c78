import type { CareerFigure } from './career-figures.ts';
import type { CareerPoint } from './career-points.ts';
import type { CareerSpan } from './career-span.ts';
import styles from './stat-tables.module.css';

const height = 88;
/** margin above the highest mark, and below the lowest point */
const inset = 8;

const up = (y: number): number => height - inset - y * (height - 2 * inset);

type MarksProps = {
  points: readonly CareerPoint[];
  kind: CareerFigure['kind'];
  span: CareerSpan;
  best: CareerPoint;
};

function Bars({ points, span, best }: MarksProps) {
  const width = Math.min(12, 70 / (span.last - span.first + 1));
  return points.map(({ season, teamId, text, x, y }) => (
    <rect
      key={season}
      data-club={teamId ?? undefined}
      data-best={season === best.season || undefined}
      x={`${x - width / 2}%`}
      width={`${width}%`}
      y={height - y * (height - inset)}
      height={y * (height - inset)}
    >
      <title>{`${season}: ${text}`}</title>
    </rect>
  ));
}

function Points({ points, best }: MarksProps) {
  return (
    <>
      {points.map(({ season, follows, x, y }, index) => {
        const before = points[index - 1];
        return follows && before ? (
          <line key={season} x1={`${before.x}%`} y1={up(before.y)} x2={`${x}%`} y2={up(y)} />
        ) : null;
      })}
      {points.map(({ season, teamId, text, x, y }) => (
        <circle
          key={season}
          data-club={teamId ?? undefined}
          data-best={season === best.season || undefined}
          cx={`${x}%`}
          cy={up(y)}
          r={season === best.season ? 5.5 : 4}
        >
          <title>{`${season}: ${text}`}</title>
        </circle>
      ))}
    </>
  );
}

/** The marks of the seasons. */
export function CareerMarks(props: MarksProps) {
  return (
    <svg className={styles.marks}>
      <line x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} data-ground />
      {props.kind === 'bars' ? <Bars {...props} /> : <Points {...props} />}
    </svg>
  );
}
