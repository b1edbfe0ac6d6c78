import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { NotFound, AppError, InvalidInput } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import {
  predictBracket,
  predictedBracket,
  predictedTable,
  predictTable,
  seasonBoard,
  type TablePage,
} from '../contract.ts';
import { bracketFieldSchema, bracketPredictionSchema, bracketResultsSchema } from '../rules/bracket-shapes.ts';
import { checkTable, type PredictionFault } from '../rules/check-table.ts';
import { checkBracket } from '../rules/follow-bracket.ts';
import {
  tableFieldSchema,
  type ContestKind,
  tablePredictionSchema,
  tableResultsSchema,
} from '../rules/table-shapes.ts';
import { contests } from '../tables.ts';
import {
  describeContest,
  readContest,
  readContestSeasons,
  readOwnPrediction,
  readPublicPrediction,
} from './read-contest.ts';
import { createContestRanks, readSeasonBoard } from './read-season-board.ts';

const minute = 60_000;

/** Predictions of a season: the final table, the bracket of the postseason, and their boards. */
export function seasonPredictionRoutes({ db, createRateLimit, realNow }: Services) {
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
      readPage(db, 'bracket', bracketSchemas, { ...query, userId: user?.id ?? null, now }),
    ),
    predictBracket: serveData(predictBracket, async ({ body: { season, prediction } }, { user, now }) => {
      await changesPerUser.take(String(user.id));
      await writePrediction(db, { kind: 'bracket', season, userId: user.id, prediction, now }, (field) =>
        checkBracket(prediction, bracketFieldSchema.parse(field)),
      );
      return { prediction, savedAt: now };
    }),
    seasonBoard: serveData(seasonBoard, ({ params: { kind }, query }, { user, now }) =>
      readSeasonBoard(db, ranksOf, { kind, query, userId: user?.id ?? null, now }),
    ),
  };
}

/** `now`: epoch ms, league clock */
type NewPrediction = {
  kind: ContestKind;
  season: string;
  userId: Authorized<UserId>;
  prediction: object;
  now: number;
};

/**
 * Saves a prediction instead of an earlier one. The row of the contest is locked, so that its scoring after the deadline comes before or
 * after the whole change; points that a delayed request makes invalid are removed. `check` returns the first fault of the prediction.
 * Throws `AppError`.
 */
export async function writePrediction(
  db: Db,
  { kind, season, userId, prediction, now }: NewPrediction,
  check: (field: object) => PredictionFault | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [contest] = await tx
      .select({ season: contests.season, closesAt: contests.closesAt, field: contests.field })
      .from(contests)
      .where(and(eq(contests.kind, kind), eq(contests.season, Number(season))))
      .for('share');
    if (contest === undefined) throw new NotFound('There are no predictions of this season.');
    if (contest.closesAt.getTime() <= now)
      throw new AppError('prediction_locked', `The predictions of ${season} are closed.`);
    const fault = check(contest.field);
    if (fault !== null) throw new InvalidInput({ [`prediction.${fault.field}`]: fault.message });
    const at = new Date(now);
    // the account can be deleted at the same time
    await tx.execute(sql`
      insert into season_predictions (user_id, kind, season, prediction, made_at, changed_at)
      select id, ${kind}, ${contest.season}, ${JSON.stringify(prediction)}::jsonb, ${at}, ${at}
      from users where id = ${userId} for key share
      on conflict (kind, season, user_id) do update
      set prediction = excluded.prediction, changed_at = excluded.changed_at, score = null`);
  });
}

/** `season`: default: the newest one; `username`: whose public prediction is read; `now`: epoch ms, league clock */
type Request = { season?: string | undefined; username?: string | undefined; userId: number | null; now: number };

type Schemas<F, R, P> = { field: z.ZodType<F>; results: z.ZodType<R>; prediction: z.ZodType<P> };
const tableSchemas = {
  field: tableFieldSchema,
  results: tableResultsSchema.nullable(),
  prediction: tablePredictionSchema,
};
const bracketSchemas = {
  field: bracketFieldSchema,
  results: bracketResultsSchema,
  prediction: bracketPredictionSchema,
};

/** Reads what can be predicted, with the prediction of the user `userId` and the public one of the user `username`. */
async function readPage<F, R, P>(
  db: Db,
  kind: ContestKind,
  schemas: Schemas<F, R, P>,
  { season, username, userId, now }: Request,
) {
  const [seasons, contest] = await Promise.all([readContestSeasons(db, kind), readContest(db, kind, season)]);
  if (contest === null && username !== undefined) throw new NotFound('There are no predictions yet.');
  if (contest === null) return { seasons, contest, own: null, shown: null };
  const field = schemas.field.parse(contest.field);
  const results = schemas.results.parse(contest.results);
  const [own, shown] = await Promise.all([
    userId === null ? null : readOwnPrediction(db, contest, userId),
    username === undefined ? null : readPublicPrediction(db, contest, { username, now }),
  ]);
  const toSaved = ({ prediction, changedAt }: { prediction: object; changedAt: Date }) => ({
    prediction: schemas.prediction.parse(prediction),
    savedAt: changedAt.getTime(),
  });
  return {
    seasons,
    contest: { ...describeContest(contest, now), field, results },
    own: own && toSaved(own),
    shown: shown && { username: shown.username, ...toSaved(shown) },
  };
}

/** Reads what can be predicted of a table, with the own and the requested prediction. */
export function readTablePage(db: Db, request: Request): Promise<TablePage> {
  return readPage(db, 'table', tableSchemas, request);
}
