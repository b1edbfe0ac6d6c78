import { predictBracket, predictedBracket, predictedTable, predictTable, seasonBoard } from '../contract.ts';
import { bracketFieldSchema } from '../rules/bracket-shapes.ts';
import { checkBracket } from '../rules/check-bracket.ts';
import { checkTable } from '../rules/check-table.ts';
import { tableFieldSchema } from '../rules/table-shapes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import { createContestRanks } from './board/create-contest-ranks.ts';
import { readSeasonBoard } from './read-season-board.ts';
import { readBracketPage, readTablePage } from './read-prediction-pages.ts';
import { writePrediction } from './write-prediction.ts';

const minute = 60_000;

type Parts = { db: Db; createRateLimit: CreateRateLimit; realNow: () => number };

/** Predictions of a season: the final table, the bracket of the postseason, and their boards. */
export function seasonPredictionRoutes({ db, createRateLimit, realNow }: Parts) {
  const ranksOf = createContestRanks(db, realNow);
  const changesPerUser = createRateLimit('seasonPredictionsPerUser', { max: 30, windowMs: 10 * minute });
  return {
    predictedTable: serveData(predictedTable, ({ query }, { user, now }) =>
      readTablePage(db, { ...query, userId: user?.id ?? null, now }),
    ),
    predictTable: serveData(predictTable, async ({ body: { season, prediction } }, { user, now }) => {
      await changesPerUser.take(String(user.id));
      await writePrediction(db, { kind: 'table', season, userId: user.id, prediction, now }, (field) =>
        checkTable(prediction, tableFieldSchema.parse(field)),
      );
      return { prediction, savedAt: now };
    }),
    predictedBracket: serveData(predictedBracket, ({ query }, { user, now }) =>
      readBracketPage(db, { ...query, userId: user?.id ?? null, now }),
    ),
    predictBracket: serveData(predictBracket, async ({ body: { season, prediction } }, { user, now }) => {
      await changesPerUser.take(String(user.id));
      await writePrediction(db, { kind: 'bracket', season, userId: user.id, prediction, now }, (field) =>
        checkBracket(prediction, bracketFieldSchema.parse(field)),
      );
      return { prediction, savedAt: now };
    }),
    seasonBoard: serveData(seasonBoard, ({ params: { kind }, query }, { user, now }) =>
      readSeasonBoard({ db, ranksOf }, { kind, query, userId: user?.id ?? null, now }),
    ),
  };
}
