import { useHref } from 'react-router';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { isOver } from '#domain/game/predicates.ts';
import { chanceAtFirstPitch } from '#domain/game/chance-series.ts';
import type { ChanceSeries, Swing } from '#domain/game/chance-shapes.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import { inningsShown } from './chance-line.ts';
import { ChancePlot } from './chance-plot.tsx';
import { ChanceTable } from './chance-table.tsx';
import { formatBothChances } from '../../../ui/format-both-chances.ts';
import { describeSwing } from './chance-text.ts';
import { useChances } from './use-chances.ts';
import styles from './win-probability.module.css';

const emptySeries: ChanceSeries = { start: chanceAtFirstPitch, halves: [], swing: null };

type Props = { className: string | undefined; view: GameView; plays: PlateAppearance[] | null };

function BiggestSwing({ view, swing, people }: { view: GameView; swing: Swing; people: GameView['people'] }) {
  return (
    <>
      <b>Biggest swing:</b> {describeSwing(swing, view, people)}.
    </>
  );
}

/** The estimated win probability through the game, as one line. Empty for a game without play-by-play data. */
export function WinProbability({ className, view, plays }: Props) {
  const chances = useChances(view, plays);
  // a full page load, because then the browser itself opens the answer
  const source = useHref(paths.faq('win-probability'));
  if (view.plateAppearance === null) return null;
  const { away, home } = view.teams;
  const series = chances?.series ?? emptySeries;
  const now = series.halves.at(-1)?.chances.at(-1) ?? series.start;
  const innings = inningsShown(series, view.scheduledInnings);
  const label = formatBothChances(now, view.teams);
  return (
    <Card as="section" className={className} aria-label="Win probability">
      <div className={styles.head}>
        <h2>Win probability</h2>
        <a className={styles.source} href={source}>
          our estimate
        </a>
        {!isOver(view) && <p className={styles.chances}>{label}</p>}
      </div>
      <div className={styles.chart}>
        <div className={styles.ends} aria-hidden="true">
          <span>{home.abbreviation}</span>
          <span>50%</span>
          <span>{away.abbreviation}</span>
        </div>
        <ChancePlot view={view} series={series} label={`Win probability by inning, a line. ${label}.`} />
        <div className={styles.innings} aria-hidden="true">
          {Array.from({ length: innings }, (_, place) => (
            <span key={place}>{place + 1}</span>
          ))}
        </div>
      </div>
      <p className={styles.swing}>
        {chances &&
          (series.swing ? (
            <BiggestSwing view={view} swing={series.swing} people={chances.people} />
          ) : (
            'No play has ended yet.'
          ))}
      </p>
      <ForecastLine view={view} />
      <ChanceTable gamePk={view.gamePk} series={series} innings={innings} home={home.shortName} />
    </Card>
  );
}
