import type { HousePlayer } from '#features/leaderboard/contract/house-players.ts';
import type { LeaderboardRow } from '#features/leaderboard/contract/leaderboard.ts';

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
