import { type SQL, sql } from 'drizzle-orm';
import { readUserId } from '#features/accounts/server/user-record.ts';
import { countScores, type ScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { confidenceRecord } from '#rules/picks/confidence-record.ts';
import { confidence, confidenceBoard, type ConfidenceBoard, type ConfidenceRow } from '../contract/confidence.ts';
import { type SeasonRecord, toFigures, countConfidences } from './read-confidences.ts';

export function confidenceRoutes(db: Db) {
  const readBoard = createConfidenceBoard(db);
  return {
    confidence: serveData(confidence, async ({ params }) =>
      confidenceRecord(await countConfidences(db, await readUserId(db, params.username))),
    ),
    confidenceBoard: serveData(confidenceBoard, (_, { user }) => readBoard(user?.id ?? null)),
  };
}

type Row = SeasonRecord & { username: string; profilePic: string };

/** The records of a season (its year). */
const recordsOf = (season: number | null): SQL =>
  sql`select * from confidence_records where season = make_date(${season}::integer, 1, 1)`;

/** Reads records of the season with names; hidden users are left out. */
async function readRows(db: Db, records: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.user_id as "userId", u.username, u.profile_pic as "profilePic", r.picks, r.bits::float8 as bits, r.brier::float8 as brier, r.score
    from (${records}) r join users u on u.id = r.user_id where not u.is_hidden order by -r.score, r.user_id`);
  return rows;
}

const toRow = (row: Row, { rankOf }: ScoreRanks): ConfidenceRow => ({
  rank: row.score === null ? null : rankOf(row.score),
  username: row.username,
  profilePic: row.profilePic,
  ...toFigures(row),
});

/** Creates a function that returns the board of confidence for a user, or for a visitor. */
export function createConfidenceBoard(db: Db): (userId: number | null) => Promise<ConfidenceBoard> {
  const readRanks = createVersionCache<{ season: number | null; ranks: ScoreRanks }>(db);
  return async (userId) => {
    const { season, ranks } = await readRanks('', async (latest) => ({
      season: latest,
      ranks: await countScores(db, recordsOf(latest)),
    }));
    const ofSeason = recordsOf(season);
    const [first, own] = await Promise.all([
      readRows(db, sql`${ofSeason} and score is not null order by -score, user_id limit 100`),
      readRows(db, sql`${ofSeason} and user_id = ${userId}`),
    ]);
    return {
      season: season === null ? null : String(season),
      total: ranks.total,
      rows: first.map((row) => toRow(row, ranks)),
      own: own.map((row) => toRow(row, ranks))[0] ?? null,
    };
  };
}
