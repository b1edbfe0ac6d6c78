import type { MyPicks } from '../../contract/my-picks.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { Link } from '#ui/link.tsx';
import styles from './my-picks-screen.module.css';

type Place = MyPicks['now'];

/** '+4' or '−2'; empty without a difference. */
function formatChange(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

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

/** Total bases, streak and rank: now, and if every game ended as it stands. */
export function ScoreCard({ day: { now, standing } }: { day: MyPicks }) {
  const username = useSession().user?.username ?? '';
  const gained = standing.score - now.score;
  return (
    <section aria-labelledby="score" className={styles.card}>
      <h2 id="score" className="visually-hidden">
        Score
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">When</span>
            </th>
            <th scope="col">Total bases</th>
            <th scope="col">Streak</th>
            <th scope="col">Rank</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Now</th>
            <td>{now.score.toLocaleString('en-US')}</td>
            <td>{now.streak}</td>
            <td>
              <Rank rank={now.rank} username={username} />
            </td>
          </tr>
          <tr className={styles.standing}>
            <th scope="row">As it stands</th>
            <td>
              {standing.score.toLocaleString('en-US')}
              {gained !== 0 && <small data-change={gained > 0 ? 'up' : 'down'}>{formatChange(gained)}</small>}
            </td>
            <td>{standing.streak}</td>
            <td>
              {standing.rank === null ? '–' : standing.rank.toLocaleString('en-US')}
              <Places now={now} standing={standing} />
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>
        Bases and rank of the season. “As it stands” ends every game with its present score; the bases of all other fans
        stay as they are now.
      </p>
    </section>
  );
}
