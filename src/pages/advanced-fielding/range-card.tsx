import type { FieldingSeason } from '#features/fielding/contract.ts';
import {
  fieldingRange,
  type FieldingRange,
  eliteSprintSpeed,
  leagueSprintSpeed,
  worldRecordSpeed,
} from '#features/fielding/rules.ts';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { Person } from '#ui/baseball/person.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Note } from '#ui/kit/note.tsx';
import { formatDistance, formatSpeed } from './fielding-params.ts';
import styles from './advanced-fielding.module.css';

type RangeCardProps = {
  data: FieldingSeason | undefined;
  /** whether new data is loading */
  isLoadingNext: boolean;
  isError: boolean;
  onRetry: () => void;
};

function Fielder({ player, season }: { player: FieldingSeason['player']; season: string }) {
  const league = useLeague();
  if (player === null) return <h2>No outfielders are listed in {season}</h2>;
  const club = player.teamId === null ? undefined : clubNamesOf(player.teamId)?.name;
  return (
    <Person
      face={<Headshot playerId={player.id} leagueKind={league?.kind ?? 'mlb'} size={72} />}
      name={player.name}
      to={paths.player(player.id)}
      as="h2"
    >
      <p>{[player.position, club, season].filter(Boolean).join(' · ')}</p>
    </Person>
  );
}

function Unavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.absent} role="status">
      <p>{message}</p>
      <Button className="needs-script" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Measured({ player, season, range }: Pick<FieldingSeason, 'player' | 'season' | 'range'>) {
  const now = useLeagueNow();
  if (player === null || range === null) return null;
  const { plays, freshness } = range;
  const figures = fieldingRange(plays);
  return (
    <>
      <SpeedLine speed={figures.averageSprintSpeed} />
      <RangeFigures key={`${player.id} ${season}`} range={figures} />
      {plays.length === 0 && (
        <Note>
          The range service has no outfield plays of {player.name} in {season}.
        </Note>
      )}
      <FreshnessNote freshness={freshness} now={now ?? freshness.asOf} />
    </>
  );
}

function LoadError({ data, isError, onRetry }: Omit<RangeCardProps, 'isLoadingNext'>) {
  if (isError) return <Unavailable message="Sorry Your Request Could not be completed" onRetry={onRetry} />;
  if (!data?.player || data.range !== null) return null;
  return (
    <Unavailable
      message="The range service, a part of Baseball Savant, is not available. The rest of this site works without it."
      onRetry={onRetry}
    />
  );
}

/** The player, and the season in three figures. The card keeps its size while loading. */
export function RangeCard({ data, isLoadingNext, isError, onRetry }: RangeCardProps) {
  const isLoading = !isError && (data === undefined || isLoadingNext);
  return (
    <Card as="section" className={styles.card} aria-label="Range">
      {isLoading && (
        <p className={styles.loading} role="status">
          Loading...
        </p>
      )}
      {data !== undefined && <Fielder player={data.player} season={data.season} />}
      {data !== undefined && <Measured {...data} />}
      <LoadError data={data} isError={isError} onRetry={onRetry} />
    </Card>
  );
}

function Figure({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value} <span>{unit}</span>
      </dd>
    </div>
  );
}

/** The three figures of the season. */
function RangeFigures({ range }: { range: FieldingRange }) {
  const { plays, averageSprintSpeed, totalDistance, longestDistance } = range;
  return (
    <dl className={styles.figures}>
      <Figure name="Average sprint speed" value={formatSpeed(averageSprintSpeed)} unit="ft per second" />
      <Figure name="Total outfield distance" value={formatDistance(totalDistance)} unit={`ft on ${plays} plays`} />
      <Figure name="Longest single-play distance" value={formatDistance(longestDistance)} unit="ft" />
    </dl>
  );
}

const scale = { from: 21, to: 35, width: 420 };
const xOf = (speed: number): number =>
  Math.round(((Math.min(scale.to, Math.max(scale.from, speed)) - scale.from) / (scale.to - scale.from)) * scale.width);

const references = [
  { speed: leagueSprintSpeed, figure: '27', name: 'league average' },
  { speed: eliteSprintSpeed, figure: '30', name: 'elite' },
  { speed: worldRecordSpeed, figure: '33.80', name: 'sprinter' },
];

/** The player's sprint speed on a scale with reference speeds. */
function SpeedLine({ speed }: { speed: number | null }) {
  return (
    <ChartFrame
      className={styles.speed}
      caption={`For comparison: about ${leagueSprintSpeed} fps is the league average, about ${fixed(worldRecordSpeed, 2)} fps what a world-record sprinter runs; from ${eliteSprintSpeed} on the league calls it elite.`}
    >
      <svg viewBox={`-4 0 ${scale.width + 8} 66`} className={styles.picture}>
        <path className={styles.axis} d={`M0 34H${scale.width}`} />
        {references.map(({ speed: at, figure, name }) => (
          <g key={figure}>
            <path className={styles.tick} d={`M${xOf(at)} 26v16`} />
            <text x={xOf(at)} y={18} className={styles.number}>
              {figure}
            </text>
            <text x={xOf(at)} y={58} className={styles.name}>
              {name}
            </text>
          </g>
        ))}
        {speed !== null && (
          <>
            <path className={styles.run} d={`M0 34H${xOf(speed)}`} />
            <circle className={styles.runner} cx={xOf(speed)} cy={34} r={7} />
          </>
        )}
      </svg>
    </ChartFrame>
  );
}
