import type { TablePage } from '#contract/season-predictions.ts';
import {
  tableFieldSchema,
  tablePredictionSchema,
  tableResultsSchema,
} from '#domain/season-predictions/table-shapes.ts';
import type { Db } from '#server/db/open-db.ts';
import { readContest, readContestSeasons, readOwnPrediction } from './read-contest.ts';

type Request = { season?: string | undefined; userId: number | null; now: number };

/** Reads what can be predicted of a table, with the prediction of the user `userId`. `now`: epoch ms, league clock. */
export async function readTablePage(db: Db, { season, userId, now }: Request): Promise<TablePage> {
  const [seasons, contest] = await Promise.all([readContestSeasons(db, 'table'), readContest(db, 'table', season)]);
  if (contest === null) return { seasons, contest, own: null };
  const saved = userId === null ? null : await readOwnPrediction(db, contest, userId);
  return {
    seasons,
    contest: {
      season: String(contest.season),
      closesAt: contest.closesAt.getTime(),
      isOpen: now < contest.closesAt.getTime(),
      isFinal: contest.isFinal,
      field: tableFieldSchema.parse(contest.field),
      results: tableResultsSchema.nullable().parse(contest.results),
    },
    own: saved && {
      prediction: tablePredictionSchema.parse(saved.prediction),
      savedAt: saved.changedAt.getTime(),
    },
  };
}
