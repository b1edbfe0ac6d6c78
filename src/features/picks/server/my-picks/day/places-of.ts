import type { BoardPlaceNow } from '../../../contract/my-picks.ts';
import type { Tally } from '#rules/picks/tally.ts';
import type { ScoreRanks } from '#features/leaderboard/server/score-ranks.ts';
import type { StoredPicks } from './read-stored-picks.ts';

type Board = Pick<StoredPicks, 'tally' | 'season'> & { ranks: Pick<ScoreRanks, 'rankOf'> | null };

/**
 * The user's place on the season's board (without ranks: null), and the place with another tally while the scores of all others stay the same. The
 * board counts the user at the present score, which is not above the user's own lower one.
 */
export function placesOf({ tally: stored, season, ranks }: Board, { now, standing }: { now: Tally; standing: Tally }) {
  const isOfSeason = stored?.season === season;
  const isHidden = stored?.isHidden === true;
  const score = isOfSeason ? stored.totalScore - stored.pastScore : 0;
  const standingScore = score + standing.totalScore - now.totalScore;
  const isDecided = (tally: Tally) => tally.correct + tally.wrong > now.correct + now.wrong;
  const ownAbove = isOfSeason && standingScore < score ? 1 : 0;
  const hasRank = isOfSeason && !isHidden;
  const rankOf = (of: number, above = 0) => (ranks === null ? null : ranks.rankOf(of) - above);
  return {
    now: { score, streak: now.currentStreak, rank: hasRank ? rankOf(score) : null },
    standing: {
      score: standingScore,
      streak: standing.currentStreak,
      rank: hasRank || (!isHidden && isDecided(standing)) ? rankOf(standingScore, ownAbove) : null,
    },
  } satisfies Record<string, BoardPlaceNow>;
}
