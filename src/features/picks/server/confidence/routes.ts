import { confidence, confidenceBoard } from '../../contract/confidence.ts';
import { confidenceRecord } from '#rules/picks/confidence-record.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readUserId } from '#features/users/server/read-user-id.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { createConfidenceBoard } from './create-confidence-board.ts';
import { countConfidences } from './read-confidences.ts';

export function confidenceRoutes({ db }: { db: Db }) {
  const readBoard = createConfidenceBoard(db);
  return {
    confidence: serveData(confidence, async ({ params }) =>
      confidenceRecord(await countConfidences(db, await readUserId(db, params.username))),
    ),
    confidenceBoard: serveData(confidenceBoard, (_, { user }) => readBoard(user?.id ?? null)),
  };
}
