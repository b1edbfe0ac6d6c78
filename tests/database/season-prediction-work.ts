import { manualTime } from '#app/testing/manual-time.ts';
import {
  inventedField,
  inventedPrediction,
  inventedResults,
} from '#features/season-predictions/rules/testing/invented-table.ts';
import { storeContest, followContests } from '#features/season-predictions/server/follow-contests.ts';
import { createContestRanks, readSeasonBoard } from '#features/season-predictions/server/read-season-board.ts';
import { readTablePage, writePrediction } from '#features/season-predictions/server/routes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { readPages } from './board-work.ts';

/** Reads, saves and scores predictions of a season, on the tables of `fillLargeTables`. */
export function seasonPredictionWork(db: Db): Record<string, () => Promise<unknown>> {
  const now = Date.parse('2020-07-01');
  const contest = { kind: 'table' as const, field: inventedField, isFinal: false };
  return {
    'the page of a season’s predictions': () =>
      readTablePage(db, { season: '2020', username: 'fan100', userId: 1, now }),
    'the board of a season’s predictions': async () => {
      const ranksOf = createContestRanks(db, () => 0);
      await readPages((place) =>
        readSeasonBoard(db, ranksOf, { kind: 'table', query: { season: '2020', ...place }, userId: 1, now }),
      );
    },
    'a prediction of a season': async () => {
      await storeContest(db, { ...contest, season: 2021, closesAt: now + 1, results: null }, now);
      const saved = { kind: 'table' as const, userId: markAuthorized(1), prediction: inventedPrediction, now };
      await writePrediction(db, { ...saved, season: '2021' }, () => null);
    },
    'the points of all predictions of a season': () =>
      storeContest(db, { ...contest, season: 2020, closesAt: 0, results: { ...inventedResults, champion: 11 } }, now),
    'the contests of a season': async () => {
      const { client } = await startScriptedClient([respondWith({ seasons: [] })]);
      const clock = { now: () => now, speed: 1 };
      const log = { error: () => {} };
      await followContests({ db, client, clock, after: manualTime().after, log }).run();
    },
  };
}
