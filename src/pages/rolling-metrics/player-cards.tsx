import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLeague } from '#features/league/queries.ts';
import type { RollingMetrics, RollingPlayer } from '#features/rolling-metrics/contract.ts';
import {
  rollingFigures,
  type RollingGroup,
  type RollingFigure,
  figureText,
  changeText,
} from '#features/rolling-metrics/rules/rolling-figures.ts';
import { sortForms, changeAgainstSeason } from '#features/rolling-metrics/rules/rolling-form.ts';
import { paths } from '#platform/page/paths.ts';
import { ListedHeadshot } from '#ui/baseball/listed-headshot.tsx';
import { Person } from '#ui/baseball/person.tsx';
import { TermDefinition } from '#ui/baseball/term.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Note } from '#ui/kit/note.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { Table } from '#ui/table/table.tsx';
import { windowName } from './rolling-params.ts';
import styles from './rolling-metrics.module.css';

type CardsProps = Omit<FormCardProps, 'player'> & { players: readonly RollingPlayer[] };

function Cards({ players, ...shared }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {players.map((player) => (
        <FormCard key={player.id} player={player} {...shared} />
      ))}
    </ul>
  );
}

/** The cards of players with a full window of games, then of those with fewer games. */
export function PlayerCards({ metrics, isChange }: { metrics: RollingMetrics; isChange: boolean }) {
  const { group, figure: id, window, players, league } = metrics;
  const index = rollingFigures[group].findIndex((figure) => figure.id === id);
  const figure = rollingFigures[group][index];
  const sorted = figure ? sortForms(players, index, { figure, isChange }) : players;
  const whole = sorted.filter(({ games }) => games >= window);
  const fewer = sorted.filter(({ games }) => games < window);
  const word = windowName(window);
  const { search } = useLocation();
  const ofLeague = league[index] ?? null;
  const shared = { group, figure, index, window, scale: trendScale(players), league: ofLeague };
  return (
    <>
      {whole.length === 0 ? (
        <Note isAlone>
          No one on the {group} staff has played in {word} games yet
        </Note>
      ) : (
        <>
          <h2 className="visually-hidden">Players</h2>
          <Cards players={whole} {...shared} />
          <FigureMeanings group={group}>
            Next to each figure is its change against the season, for counts against the season’s pace. {window} games
            are a small sample: much of it is chance. The line is the sorted figure over the season, the dashes are the
            season’s figure, and the band is the middle half of the player’s windows.
            {figure && ofLeague !== null && (
              <>
                {' '}
                The dots are the league’s {figure.name} of the season, <b>{figureText(figure.kind, ofLeague)}</b>.
              </>
            )}
          </FigureMeanings>
        </>
      )}
      {fewer.length > 0 && (
        <section aria-labelledby="fewer" className={styles.fewer}>
          <h2 id="fewer">Fewer than {word} games</h2>
          <Cards players={fewer} {...shared} />
        </section>
      )}
      {players.length > 0 && (
        <TableOnDemand summary="All figures as a table" isOpen={search.includes('table.')}>
          {() => <FormsTable metrics={metrics} />}
        </TableOnDemand>
      )}
    </>
  );
}

/** Explains the figures of the cards. */
function FigureMeanings({ group, children }: { group: RollingGroup; children: ReactNode }) {
  return (
    <details className={styles.meanings}>
      <summary>What the figures mean</summary>
      <Note>{children}</Note>
      <ul>
        {rollingFigures[group].map(({ id }) => (
          <li key={id}>
            <TermDefinition id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type FormRow = Pick<RollingPlayer, 'id' | 'name' | 'figures'> & { games: number | null };

/** All players and all figures as a table. */
function FormsTable({ metrics: { group, season, window, team, players, league } }: { metrics: RollingMetrics }) {
  const figures = rollingFigures[group].map(({ id, name, kind, better }, index): Column<FormRow> => ({
    id,
    head: name,
    term: id,
    value: (player) => player.figures[index] ?? null,
    cell: (player) => figureText(kind, player.figures[index] ?? null),
    // the players have not played equally much: a count has no better end
    ...(better && kind !== 'count' && { heat: { better: better === 'more' ? 'high' : 'low' } }),
  }));
  const columns: Column<FormRow>[] = [
    { id: 'player', head: 'Player', isText: true, value: ({ name }) => name },
    { id: 'games', head: 'Games', value: ({ games }) => games },
    ...figures,
  ];
  return (
    <Table
      caption={`Last ${window} games, ${group}, ${season}`}
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      foot={league.length === 0 ? [] : [{ id: 0, name: `League ${season}`, games: null, figures: league }]}
      urlName="table"
      csvName={`rolling-${group}-${team}-${season}-${window}`}
    />
  );
}

type FormCardProps = {
  player: RollingPlayer;
  group: RollingGroup;
  /** undefined: an unknown one; `index`: its place in the group */
  figure: RollingFigure | undefined;
  index: number;
  scale: Scale | null;
  window: number;
  league: number | null;
};

/** 'May 3 to May 14' */
function formatDays({ from, to }: RollingPlayer): string {
  const [first, last] = [dateParts(from).monthAndDay, dateParts(to).monthAndDay];
  return first === last ? first : `${first} to ${last}`;
}

const formatGames = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

/** A warning about a small sample: few games, or few plate appearances in them. */
function describeSmallSample(
  { games, isSmall, sample }: RollingPlayer,
  group: RollingGroup,
  window: number,
): string | null {
  if (games < window) return `Small sample: ${formatGames(games)} of ${window}`;
  const unit = group === 'hitting' ? 'plate appearances' : 'batters faced';
  return isSmall ? `Small sample: ${sample ?? 'few'} ${unit}` : null;
}

/** A player's last games: picture, name, every figure, and a trend line of the figure by which the cards are sorted. */
function FormCard({ player, group, figure, index, scale, window, league }: FormCardProps) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const warning = describeSmallSample(player, group, window);
  return (
    <Card as="li" className={styles.card}>
      <Person
        face={<ListedHeadshot playerId={player.id} leagueKind={leagueKind} size={52} />}
        name={player.name}
        to={paths.player(player.id)}
      >
        {player.position !== null && <p>{player.position}</p>}
      </Person>
      <p className={styles.days}>
        {formatGames(player.games)}, {formatDays(player)}
        {warning !== null && <strong>{warning}</strong>}
      </p>
      {figure && scale && <TrendLine player={player} figure={figure} index={index} scale={scale} league={league} />}
      <StatLines player={player} group={group} sorted={figure?.id} />
    </Card>
  );
}

const box = { width: 240, height: 60 };
const margin = 4;

type TrendLineProps = {
  player: RollingPlayer;
  figure: RollingFigure;
  index: number;
  scale: Scale;
  league: number | null;
};

/** A figure over the windows of the season: a line, the season value dashed, the middle half of the values as a band. */
function TrendLine({ player: { trend, season }, figure, index, scale, league }: TrendLineProps) {
  const shape = trendShape(trend, { season: season[index] ?? null, league }, scale, box);
  if (shape === null) return <p className={styles.noTrend}>Too few games for a line</p>;
  const values = trend.filter((value) => value !== null);
  const text = (value: number | null) => figureText(figure.kind, value);
  return (
    <ChartFrame
      className={styles.trend}
      caption={`${figure.name} between ${text(Math.min(...values))} and ${text(Math.max(...values))}, season ${text(season[index] ?? null)}`}
    >
      <svg
        viewBox={`${-margin} ${-margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`}
        preserveAspectRatio="none"
      >
        <rect className={styles.band} width={box.width} y={shape.band.y} height={shape.band.height} />
        {shape.season !== null && <path className={styles.season} d={`M0 ${shape.season}H${box.width}`} />}
        {shape.league !== null && <path className={styles.league} d={`M0 ${shape.league}H${box.width}`} />}
        <path className={styles.line} d={shape.line} />
        {shape.last && <path className={styles.now} d={`M${shape.last.x} ${shape.last.y}h0`} />}
      </svg>
    </ChartFrame>
  );
}

/** Whether a change is better or worse than the season; undefined if the figure has no better direction. */
function toneOf({ better }: RollingFigure, change: number): 'better' | 'worse' | undefined {
  if (better === null) return undefined;
  return change > 0 === (better === 'more') ? 'better' : 'worse';
}

function Change({ figure, change }: { figure: RollingFigure; change: number | null }) {
  const text = changeText(figure.kind, change);
  if (change === null || text === '') return <small />;
  return <small data-tone={toneOf(figure, change)}>{text}</small>;
}

type StatLinesProps = { player: RollingPlayer; group: RollingGroup; sorted: string | undefined };

/** Every figure of the window, with its change against the season. */
function StatLines({ player, group, sorted }: StatLinesProps) {
  const { figures, season, games, seasonGames } = player;
  return (
    <dl className={styles.lines}>
      {rollingFigures[group].map((figure, index) => {
        const now = figures[index] ?? null;
        const change = changeAgainstSeason(figure, { now, season: season[index] ?? null, games, seasonGames });
        return (
          <div key={figure.id} data-sorted={figure.id === sorted || undefined}>
            <dt>{figure.name}</dt>
            <dd>
              {figureText(figure.kind, now)}
              <Change figure={figure} change={change} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The common scale of all cards; values beyond it are clamped. */
type Scale = { low: number; high: number };

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** The scale of all cards without the extreme values of small samples; null if there is nothing to draw. */
export function trendScale(players: readonly Pick<RollingPlayer, 'trend'>[]): Scale | null {
  const values = players.flatMap(({ trend }) => known(trend)).toSorted((a, b) => a - b);
  if (values.length < 2) return null;
  const [low, high] = [quantile(values, 0.02), quantile(values, 0.98)];
  return low === high ? null : { low, high };
}

type TrendShape = {
  /** SVG path data, with a gap for each unknown value */
  line: string;
  last: { x: number; y: number } | null;
  /** the middle half of the values */
  band: { y: number; height: number };
  season: number | null;
  league: number | null;
};

/** Converts a trend to SVG shapes in a box (y down); null with fewer than two values. */
export function trendShape(
  trend: readonly (number | null)[],
  { season, league }: Pick<TrendShape, 'season' | 'league'>,
  { low, high }: Scale,
  { width, height }: { width: number; height: number },
): TrendShape | null {
  const sorted = known(trend).toSorted((a, b) => a - b);
  if (sorted.length < 2) return null;
  const yOf = (value: number) => place(height - (Math.min(Math.max(value, low), high) - low) * (height / (high - low)));
  const points = trend.map((value, index) => ({
    x: place((index * width) / (trend.length - 1)),
    y: value === null ? null : yOf(value),
  }));
  const line = points
    .map(({ x, y }, index) => (y === null ? '' : `${(points[index - 1]?.y ?? null) === null ? 'M' : 'L'}${x} ${y}`))
    .join('');
  const end = points.at(-1);
  const [top, bottom] = [yOf(quantile(sorted, 0.75)), yOf(quantile(sorted, 0.25))];
  return {
    line,
    last: end === undefined || end.y === null ? null : { x: end.x, y: end.y },
    band: { y: top, height: place(bottom - top) },
    season: season === null ? null : yOf(season),
    league: league === null ? null : yOf(league),
  };
}

const place = (value: number): number => Math.round(value * 10) / 10;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)] ?? 0;
