import type { MyPicks } from '../../contract/my-picks.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './my-picks-screen.module.css';

type Place = MyPicks['now'];
type Row = { place: Place; isStanding: boolean };

function Rank({ rank, username }: { rank: Place['rank']; username: string }) {
  if (rank === null) return <span title="No graded pick of this season yet">–</span>;
  return <Link to={paths.leaderboard({ around: username })}>{rank.toLocaleString('en-US')}</Link>;
}

/** The places gained (positive) or lost. */
function Places({ now, standing }: { now: Place; standing: Place }) {
  if (now.rank === null || standing.rank === null || now.rank === standing.rank) return null;
  const gained = now.rank - standing.rank;
  return (
    <small data-change={gained > 0 ? 'up' : 'down'}>
      {gained > 0 ? '▲' : '▼'}
      {Math.abs(gained)}
      <span className="visually-hidden"> {gained > 0 ? 'up' : 'down'}</span>
    </small>
  );
}

const Gained = ({ bases }: { bases: number }) =>
  bases !== 0 && <small data-change={bases > 0 ? 'up' : 'down'}>{bases > 0 ? `+${bases}` : `−${-bases}`}</small>;

const columnsOf = ({ now, standing }: MyPicks, username: string): readonly Column<Row>[] => [
  { id: 'when', head: 'When', isHeadHidden: true, value: ({ isStanding }) => (isStanding ? 'As it stands' : 'Now') },
  {
    id: 'score',
    head: 'Total bases',
    value: ({ place }) => place.score,
    cell: ({ place, isStanding }) => (
      <>
        {place.score.toLocaleString('en-US')}
        {isStanding && <Gained bases={standing.score - now.score} />}
      </>
    ),
  },
  { id: 'streak', head: 'Streak', value: ({ place }) => place.streak },
  {
    id: 'rank',
    head: 'Rank',
    value: ({ place }) => place.rank,
    cell: ({ place, isStanding }) =>
      isStanding ? (
        <>
          {place.rank?.toLocaleString('en-US') ?? '–'}
          <Places now={now} standing={standing} />
        </>
      ) : (
        <Rank rank={place.rank} username={username} />
      ),
  },
];

/** Total bases, streak and rank: now, and if every game ended as it stands. */
export function ScoreCard({ day }: { day: MyPicks }) {
  const username = useSession().user?.username ?? '';
  return (
    <Card as="section" aria-label="Score" className={styles.card}>
      <Table
        caption="Score"
        columns={columnsOf(day, username)}
        rows={[
          { place: day.now, isStanding: false },
          { place: day.standing, isStanding: true },
        ]}
        rowKey={({ isStanding }) => String(isStanding)}
        isSortable={false}
        marked={({ isStanding }) => isStanding}
        scrollLabel={null}
        className={styles.table}
      />
      <p className={styles.note}>
        Bases and rank of the season. “As it stands” ends every game with its present score; the bases of all other fans
        stay as they are now.
      </p>
    </Card>
  );
}
