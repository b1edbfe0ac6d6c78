import { housePlayers } from '../contract/house-players.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { createHouseRecords } from './create-house-records.ts';

export function housePlayerRoutes({ db }: { db: Db }) {
  const readHouseRecords = createHouseRecords(db);
  return { housePlayers: serveData(housePlayers, () => readHouseRecords()) };
}
