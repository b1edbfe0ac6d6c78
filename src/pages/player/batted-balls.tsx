import { useQuery } from '@tanstack/react-query';
import type { PlayerBattedBalls } from '#features/players/contract/player-season.ts';
import { hardestOf, hardHit, summarizeBattedBalls } from '#features/players/rules/batted-balls.ts';
import { paths } from '#platform/page/paths.ts';
import { battedBallKind } from '#rules/baseball/game/batted-balls.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { HitPicture } from '#ui/baseball/hit-picture.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { formatShortDay } from './game-log.tsx';
import { playerBattedBallsQuery } from './player-loader.ts';
import styles from '#features/players/screen/stat-tables.module.css';

type Ball = PlayerBattedBalls['balls'][number];

const columns: readonly Column<Ball>[] = [
  {
    id: 'date',
    head: 'Date',
    isText: true,
    value: ({ date }) => date,
    cell: ({ date, gamePk, play }) => <Link to={`${paths.liveGame(gamePk)}?play=${play}`}>{formatShortDay(date)}</Link>,
  },
  {
    id: 'opponent',
    head: 'Opp',
    isText: true,
    isMore: true,
    value: ({ opponentId }) => clubNamesOf(opponentId)?.abbreviation ?? null,
    cell: ({ opponentId }) => (
      <span className={styles.team}>
        <Emblem teamId={opponentId} size={18} /> {clubNamesOf(opponentId)?.abbreviation}
      </span>
    ),
  },
  { id: 'event', head: 'Result', isText: true, value: ({ event }) => event },
  {
    id: 'velocity',
    head: 'mph',
    title: 'Exit velocity in miles per hour',
    value: ({ exitVelocity }) => fixed(exitVelocity, 1),
  },
  {
    id: 'angle',
    head: 'Angle',
    title: 'Launch angle in degrees',
    value: ({ launchAngle }) => fixed(launchAngle, 0),
  },
  { id: 'distance', head: 'Feet', title: 'Distance in feet', value: ({ distance }) => fixed(distance, 0) },
];

type BattedBallsProps = { id: number; name: string; season: string | undefined };

/** Where the balls of a batter landed in a season, how hard they were hit, and the hardest ones. */
export function BattedBalls({ id, name, season: requested }: BattedBallsProps) {
  const { data, refetch } = useQuery(playerBattedBallsQuery(String(id), requested));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const { season, balls } = data;
  if (balls.length === 0) return <p>No qualifying data: no batted ball of {season} is known.</p>;
  const { size: games } = new Set(balls.map(({ gamePk }) => gamePk));
  const summary = summarizeBattedBalls(balls);
  return (
    <>
      <h2>
        Batted balls in {games === 1 ? '1 game' : `${games} games`} of {season}
      </h2>
      <p>
        {balls.length === 1 ? '1 ball' : `${balls.length} balls`} in play in the games of the regular season that this
        site has read
        {summary !== null && `: ${summary.average} mph on average, ${summary.hard} at ${hardHit} mph or more`}.
      </p>
      <div className={styles.balls}>
        <HitPicture
          balls={balls.map(({ gamePk, play, event, x, y }) => ({
            key: `${gamePk} ${play}`,
            kind: battedBallKind(event),
            side: 'home',
            x,
            y,
          }))}
        />
        <div className={styles.tables}>
          <Table
            caption="Hardest hit"
            isCaptionShown
            columns={columns}
            rows={hardestOf(balls, balls.length)}
            rowKey={({ gamePk, play }) => `${gamePk} ${play}`}
            most={10}
            urlName="balls"
            csvName={`${name} ${season} batted balls`}
          />
        </div>
      </div>
    </>
  );
}
