import { readUserId } from '#features/accounts/server/user-record.ts';
import { countConfidences, readOwnConfidences } from '#features/picks/server/read-confidences.ts';
import { deleteConfidence, writeConfidence } from '#features/picks/server/write-confidence.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';

/** Reads and changes the confidence of picks, on the tables of `fillLargeTables`. */
export async function changeConfidence(db: Db): Promise<void> {
  const pick = { userId: markAuthorized(1), gamePk: 1, now: new Date(0) };
  await writeConfidence(db, pick, 70);
  await deleteConfidence(db, pick);
  await readOwnConfidences(db, await readUserId(db, 'fan1'), '2020-07-18');
  await countConfidences(db, 1);
}
