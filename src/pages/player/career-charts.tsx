import type { GroupStats, StatLine } from '#features/players/contract/player.ts';
import { bestSeason } from '#features/players/screen/best-season.ts';
import { careerFigures, type CareerFigure } from '#features/players/screen/career-figures.ts';
import { CareerMarks } from '#features/players/screen/career-marks.tsx';
import { careerPoints, describeCareer } from '#features/players/screen/career-points.ts';
import { careerSpan, type CareerSpan } from '#features/players/screen/career-span.ts';
import { groupNames } from '#features/players/screen/stat-lines.tsx';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import { Term } from '#ui/baseball/term.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import tables from '#features/players/screen/stat-tables.module.css';

type ChartProps = { lines: readonly StatLine[]; figure: CareerFigure; span: CareerSpan };

function CareerChart({ lines, figure, span }: ChartProps) {
  const points = careerPoints(lines, figure, span);
  const best = bestSeason(lines, points, figure);
  if (best === undefined) return null;
  return (
    <ChartFrame
      label={describeCareer(figure, points, best)}
      title={
        <figcaption className={tables.figure}>
          <Term id={figure.term}>{figure.head}</Term>
          <span>
            best {best.text} ({best.season})
          </span>
        </figcaption>
      }
    >
      <CareerMarks points={points} kind={figure.kind} span={span} best={best} />
      <p className={tables.years}>
        <span>{span.first}</span>
        <span>{span.last}</span>
      </p>
    </ChartFrame>
  );
}

/**
 * Small charts of the career of a player with more than one season, with the same scale of years, in the colors of the clubs. The
 * page also has a table.
 */
export function CareerCharts({ stats: { group, years } }: { stats: GroupStats }) {
  const lines = seasonLines(years);
  const span = careerSpan(lines);
  if (span === null || group === 'fielding') return null;
  return (
    <div className={tables.pictures}>
      <section className={tables.charts} aria-label={`${groupNames[group]}, season by season`}>
        {careerFigures[group].map((figure) => (
          <CareerChart key={figure.figure} lines={lines} figure={figure} span={span} />
        ))}
      </section>
    </div>
  );
}
