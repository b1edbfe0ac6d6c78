import { keyOf, linesIn, type ComparedGroup } from '#features/players/rules/compare.ts';
import { bestSeason } from '#features/players/screen/best-season.ts';
import { careerFigures } from '#features/players/screen/career-figures.ts';
import { CareerMarks } from '#features/players/screen/career-marks.tsx';
import { careerPoints, describeCareer } from '#features/players/screen/career-points.ts';
import { careerSpan } from '#features/players/screen/career-span.ts';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { birthOf, type Compared } from './compared-figures.tsx';
import styles from '#features/players/screen/stat-tables.module.css';
import own from './compare.module.css';

type SeasonsChartProps = { group: ComparedGroup; players: readonly Compared[]; by: 'season' | 'age' };

/** The main figure of the group in every season, a line of each player, with the same years or ages and the same scale. */
export function SeasonsChart({ group, players, by }: SeasonsChartProps) {
  const [figure] = careerFigures[group];
  const careers = players.map(({ response }) => ({
    player: response.player,
    lines: linesIn(response, group).flatMap((line) => {
      const key = line.season === null ? null : keyOf(birthOf(response), line.season, by);
      return key === null ? [] : [{ ...line, season: key }];
    }),
  }));
  const all = careers.flatMap(({ lines }) => lines);
  const span = careerSpan(all);
  if (span === null) return null;
  const numbers = all.flatMap(({ figures }) => figure.value(figures) ?? []);
  const scale = { low: Math.min(...numbers), high: Math.max(...numbers) };
  return (
    <section className={own.charts} aria-label={`${figure.head} by ${by}`}>
      {careers.map(({ player, lines }) => {
        const points = careerPoints(lines, figure, span, scale);
        const best = bestSeason(lines, points, figure);
        return best === undefined ? null : (
          <ChartFrame
            key={player.id}
            label={`${player.name}: ${describeCareer(figure, points, best)}`}
            title={
              <figcaption className={styles.figure}>
                {player.name}
                <span>
                  {figure.head}, best {best.text} ({by === 'age' ? `at ${best.season}` : best.season})
                </span>
              </figcaption>
            }
          >
            <CareerMarks points={points} kind="points" span={span} best={best} />
            <p className={styles.years}>
              <span>{by === 'age' ? `Age ${span.first}` : span.first}</span>
              <span>{span.last}</span>
            </p>
          </ChartFrame>
        );
      })}
    </section>
  );
}
