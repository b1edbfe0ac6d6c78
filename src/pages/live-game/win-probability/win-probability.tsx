import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useHref } from 'react-router';
import { winProbabilityQuery } from '#features/games/queries/games.ts';
import type { Replayer } from '#features/replay/queries/replayer.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';
import { paths } from '#platform/page/paths.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { chanceNow } from '#rules/baseball/game/chance-now.ts';
import { biggestSwings, chanceAtFirstPitch, chanceSeries, firstChance } from '#rules/baseball/game/chance-series.ts';
import type { ChanceSeries, Swing } from '#rules/baseball/game/chance-shapes.ts';
import { countOf, nameOf } from '#rules/baseball/game/describe.ts';
import { formatBothChances, formatChance } from '#rules/baseball/game/format-chance.ts';
import { situationOfView } from '#rules/baseball/game/home-chance.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { possessive, surname } from '#rules/baseball/player-names.ts';
import { chanceAfter, leverageOf, nameLeverage } from '#rules/baseball/win-probability/what-if.ts';
import type { Situation } from '#rules/baseball/win-probability/win-model.ts';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { ForecastLine, useForecast } from '../forecast-line.tsx';
import type { GameScreen } from '../game-screen.ts';
import { inningsShown, ChancePlot } from './chance-plot.tsx';
import { ChancePointer } from './chance-pointer.tsx';
import { ChanceTable } from './chance-table.tsx';
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
            <Link to={screen.pathOf(swing.index)} preventScrollReset>
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
  // with plays missing, a change can be that of another play
  const isComplete = view.missingPlays.length === 0;
  const series = chances?.series ?? emptySeries;
  const now = series.halves.at(-1)?.chances.at(-1) ?? series.start;
  const innings = inningsShown(series, view.scheduledInnings);
  const label = chanceNow(view) === null ? '' : formatBothChances(now, view.teams);
  return (
    <Card as="section" className={className} aria-label="Win probability">
      <div className={styles.head}>
        <PartHeading>Win probability</PartHeading>
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
          label={`Win probability by inning, a line. ${label && `${label}.`}`}
          marked={screen.pointed ?? screen.openIndex}
        />
        {plays && <ChancePointer screen={screen} plays={plays} series={series} />}
        <div className={styles.innings} aria-hidden="true">
          {Array.from({ length: innings }, (_, place) => (
            <span key={place}>{place + 1}</span>
          ))}
        </div>
      </div>
      <MissingPlays view={view} />
      <div className={styles.below}>
        {isComplete && (
          <div className={styles.swingWords}>{chances && <BiggestSwings screen={screen} chances={chances} />}</div>
        )}
        <div>
          {isComplete && <PlayByPlay screen={screen} />}
          <ChanceTable gamePk={view.gamePk} series={series} innings={innings} home={home.shortName} />
          <ForecastLine view={view} />
        </div>
      </div>
    </Card>
  );
}

type Chances = { series: ChanceSeries; people: GameView['people'] };

/** The win probability by play: from the play log once it is loaded, before that from the server's page data; else null. */
function useChances(view: GameView, plays: PlateAppearance[] | null): Chances | null {
  const at = useShownInstant()?.at;
  const { data } = useQuery({ ...winProbabilityQuery(String(view.gamePk), at), enabled: false });
  const start = firstChance(useForecast(view.gamePk)?.homeWinProbability ?? null);
  const computed = useMemo(() => plays && chanceSeries(plays, start), [plays, start]);
  const marks = view.missingPlays.length > 0 && { swing: null };
  if (computed) return { series: { ...computed, ...marks }, people: view.people };
  return data ? { series: data, people: data.people } : null;
}

/** events that take a possessive: 'Fletcher’s double' */
const ownEvents = /^(Single|Double|Triple|Home Run|Walk|Strikeout|Groundout|Flyout|Lineout|Pop Out|Sac Fly|Sac Bunt)$/;

/** 'Fletcher’s home run', 'Adames: Field Error' */
function describeEvent({ event, batterId }: Swing, people: GameView['people']): string {
  const name = surname(nameOf(people, batterId));
  if (!ownEvents.test(event)) return `${name}: ${event}`;
  return `${possessive(name)} ${event.toLowerCase()}`;
}

/** 'Fletcher’s double, Bottom 4th, +18 points for the Mets' */
export function describeSwing(swing: Swing, { teams }: Pick<GameView, 'teams'>, people: GameView['people']): string {
  const side = swing.change < 0 ? teams.away : teams.home;
  const points = Math.round(Math.abs(swing.change) / 10);
  return `${describeEvent(swing, people)}, ${formatHalfInning(swing)}, +${countOf(points, 'point')} for the ${side.shortName}`;
}

const results = [
  ['single', 'A single'],
  ['walk', 'A walk'],
  ['out', 'An out'],
] as const;

const leverageTexts: Record<ReturnType<typeof nameLeverage>, string> = {
  low: 'Low: the result changes little.',
  medium: 'Medium: an average plate appearance.',
  high: 'High: at least twice the average.',
  'very high': 'Very high: at least four times the average. This can decide the game.',
};

function WhatIf({ replayer, situation, home }: { replayer: Replayer; situation: Situation; home: string }) {
  const { chanceOf } = replayer;
  return (
    <dl className={styles.values}>
      <div>
        <dt>Leverage</dt>
        <dd>{leverageTexts[nameLeverage(leverageOf(situation, chanceOf))]}</dd>
      </div>
      {results.map(([kind, label]) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {home} {formatChance(1000 * chanceAfter(kind, situation, chanceOf))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const textOf = (play: PlateAppearance | undefined): string =>
  play ? `${formatHalfInning(play)}: ${play.description ?? play.event ?? ''}` : 'Now';

/** Where the slider stands, and the opened play before and after. */
type Moved = { from: number | null; to: number | null; place: number };

/**
 * The win probability play by play: a slider opens each play in the line, the log and the pitches. For each, what was at
 * stake, and what other results would have led to.
 */
function ChanceSteps({ screen, plays }: { screen: GameScreen; plays: readonly PlateAppearance[] }) {
  const { view, openIndex, openPlay, point } = screen;
  const { data: replayer, isError } = useQuery(replayerQuery(String(view.gamePk)));
  const [moved, setMoved] = useState<Moved | null>(null);
  const found = plays.findIndex(({ index }) => index === openIndex);
  const isMoved = moved !== null && (moved.from === openIndex || moved.to === openIndex);
  const place = isMoved ? moved.place : found < 0 ? plays.length : found;
  const play = plays[place];
  // the URL changes when the slider stands still: browsers limit how often it may change
  const open = () => {
    if ((play?.index ?? null) !== openIndex) openPlay(play?.index ?? null);
  };
  const chance = (play ?? plays.at(-1))?.homeChance;
  const now = isOver(view) ? null : situationOfView(view);
  const situation = play ? (replayer?.situationBefore(play.index) ?? null) : now;
  return (
    <div className={styles.steps}>
      <Slider
        label="Play"
        text={textOf(play)}
        min={0}
        max={plays.length}
        value={place}
        onPick={(next) => {
          const to = plays[next]?.index ?? null;
          point(to);
          setMoved({ from: openIndex, to, place: next });
        }}
        onPointerUp={open}
        onKeyUp={open}
        onBlur={() => point(null)}
      />
      <p className={styles.play}>
        {textOf(play)} {chance !== undefined && <b>{formatBothChances(chance, view.teams)}</b>}
      </p>
      <h3>{play ? 'Before this play' : 'In this situation'}</h3>
      {replayer && situation ? (
        <WhatIf replayer={replayer} situation={situation} home={view.teams.home.shortName} />
      ) : (
        <p className={styles.none}>
          {isError
            ? 'The plays could not be loaded.'
            : situation === null && replayer
              ? 'Nothing is at stake.'
              : 'Attempting to fetch data'}
        </p>
      )}
    </div>
  );
}
