import {
  dayPredictions,
  submitPrediction as submitEndpoint,
  userPredictions,
  withdrawPrediction as withdrawEndpoint,
} from '../contract/predictions.ts';
import {
  ownConfidences,
  removeConfidence as removeConfidenceEndpoint,
  setConfidence as setConfidenceEndpoint,
} from '../contract/confidence.ts';
import { picksFile } from '../contract/picks-file.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveFile } from '#platform/http/endpoints/serve-file.ts';
import { removeConfidence, setConfidence } from './change-confidence.ts';
import { readOwnConfidences } from './confidence/read-confidences.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createPickableGames } from './requests/pickable-games.ts';
import type { Crowds } from './create-crowds.ts';
import { readDayPicks } from './read-day-picks.ts';
import { readPickLines } from './read-pick-lines.ts';
import { readPickHistory } from './read-pick-history.ts';
import { submitPrediction } from './submit-prediction.ts';
import { withdrawPrediction } from './withdraw-prediction.ts';

const minute = 60_000;

type Parts = { db: Db; client: StatsApiClient; clock: Clock; crowds: Crowds; createRateLimit: CreateRateLimit };

export function predictionRoutes({ db, client, clock, crowds, createRateLimit }: Parts) {
  const pickableGames = createPickableGames({ db, client, clock });
  const changesPerPick = createRateLimit('changesPerPick', { max: 20, windowMs: 10 * minute });
  return {
    submitPrediction: serveData(submitEndpoint, async ({ body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${body.game_Id}`);
      return submitPrediction({ db, pickableGames }, { request: body, userId: user.id, now });
    }),
    withdrawPrediction: serveData(withdrawEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return withdrawPrediction({ db, pickableGames }, { gamePk, userId: user.id, now });
    }),
    setConfidence: serveData(setConfidenceEndpoint, async ({ params: { gamePk }, body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return setConfidence({ db, pickableGames }, { gamePk, userId: user.id, now }, body.percent);
    }),
    removeConfidence: serveData(removeConfidenceEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return removeConfidence({ db, pickableGames }, { gamePk, userId: user.id, now });
    }),
    ownConfidences: serveData(ownConfidences, async ({ params, query }) => ({
      confidences: await readOwnConfidences(db, params.id, query.date),
    })),
    dayPredictions: serveData(dayPredictions, ({ query: { date } }, { user, now, viewer: { show } }) =>
      show((viewer) =>
        readDayPicks({ db, crowds }, { date: date ?? baseballDay(now), userId: user?.id ?? null, now, viewer }),
      ),
    ),
    userPredictions: serveData(userPredictions, ({ params, query: { before } }, { now, viewer: { show } }) =>
      show((viewer) => readPickHistory(db, { userId: params.id, now, before, viewer })),
    ),
    picksFile: serveFile(picksFile, 'called-shot-picks.csv', ({ params }, { viewer: { show } }) =>
      // a file of all picks is not hidden
      show(({ instant }) => readPickLines(db, params.id, instant)),
    ),
  };
}
