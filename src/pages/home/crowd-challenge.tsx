import { useQuery } from '@tanstack/react-query';
import type { HousePlayer, LeaderboardRow } from '#features/leaderboard/contract.ts';
import { housePlayersQuery, leaderboardQuery } from '#features/leaderboard/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/kit/link.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import styles from './home.module.css';

/** The record of the crowd, and that of the signed-in user. */
export function CrowdChallenge() {
  const { data: house } = useQuery(housePlayersQuery);
  const { data: board } = useQuery(leaderboardQuery({ period: 'season' }));
  const crowd = house?.players.find(({ id }) => id === 'crowd') ?? null;
  return (
    <section aria-labelledby="crowd-challenge" className={styles.challenge}>
      <PartHeading id="crowd-challenge">Can you beat the Crowd?</PartHeading>
      <p>{describeChallenge(crowd, board?.own ?? null)}</p>
      <Link to={paths.leaderboard({ board: 'skill' })}>Fans and house players</Link>
    </section>
  );
}

type Crowd = Pick<HousePlayer, 'correct' | 'wrong'>;
type Own = Pick<LeaderboardRow, 'totalGuessesCorrect' | 'totalGuessesIncorrect'>;

const percent = (correct: number, wrong: number): string => `${Math.round((100 * correct) / (correct + wrong))}%`;

/** 'It picks the club that more fans picked, and is right 57% of the time this season. You: 58%.' */
export function describeChallenge(crowd: Crowd | null, own: Own | null): string {
  const rule = 'It picks the club that more fans picked';
  if (crowd === null || crowd.correct + crowd.wrong === 0) return `${rule}.`;
  const text = `${rule}, and is right ${percent(crowd.correct, crowd.wrong)} of the time this season.`;
  const picks = own === null ? 0 : own.totalGuessesCorrect + own.totalGuessesIncorrect;
  return own === null || picks === 0
    ? text
    : `${text} You: ${percent(own.totalGuessesCorrect, own.totalGuessesIncorrect)}.`;
}
