import { useQuery } from '@tanstack/react-query';
import { housePlayersQuery, leaderboardQuery } from '#features/leaderboard/queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './crowd-challenge.module.css';
import { describeChallenge } from './describe-challenge.ts';

/** The record of the crowd, and that of the signed-in user. */
export function CrowdChallenge() {
  const { data: house } = useQuery(housePlayersQuery);
  const { data: board } = useQuery(leaderboardQuery({ period: 'season' }));
  const crowd = house?.players.find(({ id }) => id === 'crowd') ?? null;
  return (
    <section aria-labelledby="crowd-challenge" className={styles.challenge}>
      <h2 id="crowd-challenge">Can you beat the Crowd?</h2>
      <p>{describeChallenge(crowd, board?.own ?? null)}</p>
      <Link to={paths.leaderboard({ board: 'skill' })}>Fans and house players</Link>
    </section>
  );
}
