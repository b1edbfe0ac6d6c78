import type { BracketPage, TablePage } from '../contract.ts';
import { bracketFieldSchema, bracketPredictionSchema, bracketResultsSchema } from '../rules/bracket-shapes.ts';
import {
  type ContestKind,
  tableFieldSchema,
  tablePredictionSchema,
  tableResultsSchema,
} from '../rules/table-shapes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import {
  describeContest,
  readContest,
  readContestSeasons,
  readOwnPrediction,
  readPublicPrediction,
  type StoredContest,
} from './read-contest.ts';

/** `season`: default: the newest one; `username`: whose public prediction is read; `now`: epoch ms, league clock */
type Request = { season?: string | undefined; username?: string | undefined; userId: number | null; now: number };

/** Reads the prediction of the user `userId` and the public one of the user `username`. */
async function readPredictions<P>(
  db: Db,
  contest: StoredContest,
  { username, userId, now }: Request,
  parse: (prediction: object) => P,
) {
  const [own, shown] = await Promise.all([
    userId === null ? null : readOwnPrediction(db, contest, userId),
    username === undefined ? null : readPublicPrediction(db, contest, { username, now }),
  ]);
  const toSaved = ({ prediction, changedAt }: { prediction: object; changedAt: Date }) => ({
    prediction: parse(prediction),
    savedAt: changedAt.getTime(),
  });
  return { own: own && toSaved(own), shown: shown && { username: shown.username, ...toSaved(shown) } };
}

async function readStored(db: Db, kind: ContestKind, { season, username }: Request) {
  const [seasons, contest] = await Promise.all([readContestSeasons(db, kind), readContest(db, kind, season)]);
  if (contest === null && username !== undefined) throw new NotFound('There are no predictions yet.');
  return { seasons, contest };
}

/** Reads what can be predicted of a table, with the own and the requested prediction. */
export async function readTablePage(db: Db, request: Request): Promise<TablePage> {
  const { seasons, contest } = await readStored(db, 'table', request);
  if (contest === null) return { seasons, contest, own: null, shown: null };
  return {
    seasons,
    contest: {
      ...describeContest(contest, request.now),
      field: tableFieldSchema.parse(contest.field),
      results: tableResultsSchema.nullable().parse(contest.results),
    },
    ...(await readPredictions(db, contest, request, (prediction) => tablePredictionSchema.parse(prediction))),
  };
}

/** Reads what can be predicted of a bracket, with the own and the requested prediction. */
export async function readBracketPage(db: Db, request: Request): Promise<BracketPage> {
  const { seasons, contest } = await readStored(db, 'bracket', request);
  if (contest === null) return { seasons, contest, own: null, shown: null };
  return {
    seasons,
    contest: {
      ...describeContest(contest, request.now),
      field: bracketFieldSchema.parse(contest.field),
      results: bracketResultsSchema.parse(contest.results),
    },
    ...(await readPredictions(db, contest, request, (prediction) => bracketPredictionSchema.parse(prediction))),
  };
}
