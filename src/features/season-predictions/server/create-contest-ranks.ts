import { type SQL, sql } from 'drizzle-orm';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { countScores, type ScoreRanks } from '#features/leaderboard/server/score-ranks.ts';
import type { StoredContest } from './read-contest.ts';

/** Real ms after which the users per score are counted again: predictions are scored, and users hidden, at any time. */
const validForMs = 10_000;

const scoresOf = ({ kind, season }: StoredContest): SQL => sql`
  select score from season_predictions
  where kind = ${kind} and season = ${season} and user_id not in (select id from users where is_hidden)`;

export type ContestRanks = (contest: StoredContest) => Promise<ScoreRanks>;

/** Creates a function that returns the ranks of the scores of a contest, counted at most once in ten seconds. */
export function createContestRanks(db: Db, realNow: () => number): ContestRanks {
  const ranks = createResultCache<ScoreRanks>({ max: 20, ttl: { ms: validForMs, now: realNow } });
  return (contest) => ranks.read(`${contest.kind} ${contest.season}`, () => countScores(db, scoresOf(contest)));
}
