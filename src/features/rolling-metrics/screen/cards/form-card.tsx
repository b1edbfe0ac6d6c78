import type { RollingPlayer } from '../../contract.ts';
import { rollingFigures, type RollingGroup, type RollingFigure } from '../../rules/rolling-figures.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { ListedHeadshot } from '#ui/pictures/listed-headshot.tsx';
import { Person } from '#ui/person.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import styles from '../rolling-metrics.module.css';
import { changeText, figureText } from '../../rules/figure-text.ts';
import { changeAgainstSeason } from '../../rules/rolling-form.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { type Scale, trendShape } from './trend-scale.ts';

type FormCardProps = {
  player: RollingPlayer;
  group: RollingGroup;
  figure: string;
  scale: Scale | null;
  window: number;
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
export function FormCard({ player, group, figure: id, scale, window }: FormCardProps) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const index = rollingFigures[group].findIndex((figure) => figure.id === id);
  const figure = rollingFigures[group][index];
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
      {figure && scale && <TrendLine player={player} figure={figure} index={index} scale={scale} />}
      <StatLines player={player} group={group} sorted={id} />
    </Card>
  );
}

const box = { width: 240, height: 60 };
const margin = 4;

type TrendLineProps = { player: RollingPlayer; figure: RollingFigure; index: number; scale: Scale };

/** A figure over the windows of the season: a line, the season value dashed, the middle half of the values as a band. */
function TrendLine({ player: { trend, season }, figure, index, scale }: TrendLineProps) {
  const shape = trendShape(trend, season[index] ?? null, scale, box);
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
  return (
    <small data-tone={toneOf(figure, change)} className={styles.change}>
      {text}
    </small>
  );
}

type StatLinesProps = { player: RollingPlayer; group: RollingGroup; sorted: string };

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
