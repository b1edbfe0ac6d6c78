import type { ShownGames } from '#features/games/server/shown-games.ts';
import { serveData, serveFile } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Services } from '#sources/services.ts';
import {
  ownConfidences,
  removeConfidence as removeConfidenceEndpoint,
  setConfidence as setConfidenceEndpoint,
} from '../contract/confidence.ts';
import { picksFile } from '../contract/picks-file.ts';
import {
  dayPicks,
  submitPick as submitEndpoint,
  userPicks,
  withdrawPick as withdrawEndpoint,
} from '../contract/picks.ts';
import { confidenceRoutes } from './confidence-routes.ts';
import type { Crowds } from './crowds.ts';
import { createPickableGames } from './pickable-games.ts';
import { readOwnConfidences } from './read-confidences.ts';
import { myPickRoutes } from './read-my-picks.ts';
import { readPickLines } from './read-pick-lines.ts';
import { readPickHistory, readDayPicks } from './shown-picks.ts';
import { submitPick, withdrawPick } from './submit-pick.ts';
import { setConfidence, removeConfidence } from './write-confidence.ts';

const minute = 60_000;

export function pickRoutes(services: Services, { crowds, shownGames }: { crowds: Crowds; shownGames: ShownGames }) {
  const { db, createRateLimit } = services;
  const pickableGames = createPickableGames(services);
  const changesPerPick = createRateLimit('changesPerPick', { max: 20, windowMs: 10 * minute });
  return {
    submitPick: serveData(submitEndpoint, async ({ body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${body.game_Id}`);
      return submitPick(db, pickableGames, { request: body, userId: user.id, now });
    }),
    withdrawPick: serveData(withdrawEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return withdrawPick(db, pickableGames, { gamePk, userId: user.id, now });
    }),
    setConfidence: serveData(setConfidenceEndpoint, async ({ params: { gamePk }, body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return setConfidence(db, pickableGames, { gamePk, userId: user.id, now, percent: body.percent });
    }),
    removeConfidence: serveData(removeConfidenceEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return removeConfidence(db, pickableGames, { gamePk, userId: user.id, now });
    }),
    ownConfidences: serveData(ownConfidences, async ({ params, query }) => ({
      confidences: await readOwnConfidences(db, params.id, query.date),
    })),
    dayPicks: serveData(dayPicks, ({ query: { date } }, { user, now, viewer: { show } }) =>
      show((viewer) =>
        readDayPicks(db, crowds, { date: date ?? baseballDay(now), userId: user?.id ?? null, now, viewer }),
      ),
    ),
    userPicks: serveData(userPicks, ({ params, query: { before } }, { now, viewer: { show } }) =>
      show((viewer) => readPickHistory(db, { userId: params.id, now, before, viewer })),
    ),
    picksFile: serveFile(picksFile, 'called-shot-picks.csv', ({ params }, { viewer: { show } }) =>
      // a file of all picks is not hidden
      show(({ instant }) => readPickLines(db, params.id, instant)),
    ),
    ...myPickRoutes(services, shownGames),
    ...confidenceRoutes(db),
  };
}
