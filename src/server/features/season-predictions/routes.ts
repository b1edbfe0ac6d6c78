import { predictedTable, predictTable } from '#contract/season-predictions.ts';
import { checkTable } from '#domain/season-predictions/check-table.ts';
import { tableFieldSchema } from '#domain/season-predictions/table-shapes.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#server/http/security/shared-rate-limit.ts';
import { readTablePage } from './read-table-page.ts';
import { writePrediction } from './write-prediction.ts';

const minute = 60_000;

/** Predictions of a season: the final table. */
export function seasonPredictionRoutes({ db, createRateLimit }: { db: Db; createRateLimit: CreateRateLimit }) {
  const changesPerUser = createRateLimit('seasonPredictionsPerUser', { max: 30, windowMs: 10 * minute });
  return {
    predictedTable: serveData(predictedTable, ({ query }, { user, now }) =>
      readTablePage(db, { season: query.season, userId: user?.id ?? null, now }),
    ),
    predictTable: serveData(predictTable, async ({ body: { season, prediction } }, { user, now }) => {
      await changesPerUser.take(String(user.id));
      await writePrediction(db, { kind: 'table', season, userId: user.id, prediction, now }, (field) =>
        checkTable(prediction, tableFieldSchema.parse(field)),
      );
      return { prediction, savedAt: now };
    }),
  };
}
