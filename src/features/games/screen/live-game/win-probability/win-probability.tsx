import { useState } from 'react';
import { useHref } from 'react-router';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { biggestSwings, chanceAtFirstPitch } from '#rules/baseball/game/chance-series.ts';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import type { GameScreen } from '../layouts/game-screen.ts';
import { inningsShown } from './chance-line.ts';
import { ChancePlot } from './chance-plot.tsx';
import { ChancePointer } from './chance-pointer.tsx';
import { ChanceSteps } from './chance-steps.tsx';
import { ChanceTable } from './chance-table.tsx';
import { formatBothChances } from '#ui/format-both-chances.ts';
import { describeSwing } from './chance-text.ts';
import { type Chances, useChances } from './use-chances.ts';
import styles from './win-probability.module.css';

const emptySeries: ChanceSeries = { start: chanceAtFirstPitch, halves: [], swing: null };

type Props = { className: string | undefined; screen: GameScreen };

/** The plays that changed the probability most; each opens in the line, the log and the pitches. */
function BiggestSwings({ screen, chances: { series, people } }: { screen: GameScreen; chances: Chances }) {
  const swings = screen.plays ? biggestSwings(screen.plays, 3, series.start) : [];
  const shown = swings.length > 0 || series.swing === null ? swings : [series.swing];
  if (shown.length === 0) return 'No play has ended yet.';
  return (
    <>
      <b>Biggest swings</b>
      <ol>
        {shown.map((swing) => (
          <li key={swing.index}>
            <Link to={screen.addressOf(swing.index)} preventScrollReset>
              {describeSwing(swing, screen.view, people)}
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

/** More about the line, rendered when it is opened: what was at stake before each play. */
function PlayByPlay({ screen }: { screen: GameScreen }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Play by play, and what if</summary>
      {isOpened && screen.plays && <ChanceSteps screen={screen} plays={screen.plays} />}
    </details>
  );
}

/** The estimated win probability through the game, as one line. Empty for a game without play-by-play data. */
export function WinProbability({ className, screen }: Props) {
  const { view, plays } = screen;
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
        <ChancePlot
          view={view}
          series={series}
          label={`Win probability by inning, a line. ${label}.`}
          marked={screen.pointed ?? screen.openIndex}
        />
        {plays && <ChancePointer screen={screen} plays={plays} series={series} />}
        <div className={styles.innings} aria-hidden="true">
          {Array.from({ length: innings }, (_, place) => (
            <span key={place}>{place + 1}</span>
          ))}
        </div>
      </div>
      <div className={styles.swingWords}>{chances && <BiggestSwings screen={screen} chances={chances} />}</div>
      <ForecastLine view={view} />
      <PlayByPlay screen={screen} />
      <ChanceTable gamePk={view.gamePk} series={series} innings={innings} home={home.shortName} />
    </Card>
  );
}
