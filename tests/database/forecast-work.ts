import { eq } from 'drizzle-orm';
import { manualTime } from '#app/testing/manual-time.ts';
import { readGameBrief } from '#features/briefs/server/routes.ts';
import { createSeasonChallenges } from '#features/challenges/server.ts';
import {
  readChancesDays,
  readChancesHistory,
  readMorningChances,
  readNewestChances,
  writeChances,
} from '#features/chances/server/stored-chances.ts';
import { storeBatters } from '#features/forecasts/server/batters.ts';
import { listUnreadGames } from '#features/forecasts/server/list-unread-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import { readForecast } from '#features/forecasts/server/read-forecast.ts';
import { writeFinalGame } from '#features/forecasts/server/write-final-game.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { createHittingStreaks } from '#features/players/server/create-hitting-streaks.ts';
import { readSplits } from '#features/players/server/read-splits.ts';
import { readBattedBalls } from '#features/players/server/routes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames } from '#platform/db/schema.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { battedBallsOf } from '#rules/baseball/game/batted-balls.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance } from '#rules/baseball/game/testing/invented-plays.ts';
import { respondWith, startScriptedClient } from '../support/upstream/scripted-upstream.ts';

/** The statements for final games, their challenges and the forecasts. */
export function forecastWork(db: Db, clock: Clock): Record<string, () => Promise<unknown>> {
  return {
    'a final game, the challenges of its season, and the batted balls and splits of a player': () =>
      storeFinalGame(db, clock),
    'the forecasts': () => forecastGames(db, clock),
    'the chances of a season': () => storeChances(db),
    'the brief of a game': () => readBrief(db, clock),
  };
}

const season = (seasonId: string) =>
  respondWith({ seasons: [{ seasonId, regularSeasonStartDate: `${seasonId}-04-01` }] });

const splitLine = {
  plateAppearances: 5,
  atBats: 4,
  hits: 2,
  doubles: 1,
  triples: 0,
  homeRuns: 0,
  walks: 1,
  hitByPitch: 0,
  sacrificeFlies: 0,
  strikeOuts: 1,
};

async function storeFinalGame(db: Db, clock: Clock): Promise<void> {
  const { client } = await startScriptedClient([season('2015'), respondWith({ dates: [] })]);
  await listUnreadGames({ db, client, clock });
  const [away, home] = [
    { id: 110, runs: 2 },
    { id: 121, runs: 3 },
  ];
  const unread = { gamePk: 960_000, season: '2015', stage: 'season' as const, date: '2015-07-18', away, home };
  const decided = { play: 1, pitch: 2, teamId: 110, challenger: null, role: null, isOverturned: true };
  const line = { starter: 1, hits: 8, walks: 3, homeRuns: 1, strikeouts: 8, earlyRuns: 2 };
  const lines = { away: { ...line, runs: 2 }, home: { ...line, runs: 3 } };
  const ball = { exitVelocity: 104.2, launchAngle: 12, distance: 241, trajectory: 'line_drive', x: 10, y: 240 };
  const balls = battedBallsOf([
    plateAppearance({ event: 'Single', pitches: [pitch(1, { result: 'inPlayHit', battedBall: ball })] }),
  ]);
  const splits = [{ ...splitLine, batterId: 1, pitchHand: 'L' as const, isHome: false }];
  await writeFinalGame(db, unread, {
    decided: [decided],
    lines,
    decidingPlay: null,
    balls,
    splits,
    readAt: clock.now(),
  });
  await readSplits(db, { id: 1, season: '2015', hand: 'L', place: 'away', month: 7 });
  await readBattedBalls(db, { id: balls[0]?.play.batterId ?? 0, season: '2015' });
  await createSeasonChallenges(db)('2015', null);
  await db.update(finalGames).set({ splitLines: 20 }).where(eq(finalGames.season, '2015'));
  await createHittingStreaks(db)('2015', 0);
}

async function storeChances(db: Db): Promise<void> {
  const shown = { season: 2019, until: new Date('2019-07-18T12:00:00Z') };
  const newest = await readNewestChances(db, shown);
  await readMorningChances(db, { ...shown, day: '2019-07-11' });
  await readChancesDays(db, 2019);
  await readChancesHistory(db, shown, 'reached.playoffs');
  if (newest === null) throw new Error('No chances are stored');
  await writeChances(db, newest);
}

/** The season before has a game of March that is not stored yet. */
async function forecastGames(db: Db, clock: Clock): Promise<void> {
  const game = (gamePk: number, facts: object) => ({ gamePk, gameType: 'R', ...facts });
  const clubs = (score?: number) => ({ away: { team: { id: 110 }, score: 0 }, home: { team: { id: 121 }, score } });
  const over = game(965_000, { status: { statusCode: 'F', abstractGameState: 'Final' }, teams: clubs(3) });
  const next = game(965_001, {
    gameDate: new Date(clock.now() + 3_600_000).toISOString(),
    status: { statusCode: 'S', abstractGameState: 'Preview' },
    teams: clubs(),
  });
  const { client } = await startScriptedClient([
    season('2020'),
    ...Array.from({ length: 9 }, () => respondWith({ dates: [] })),
    respondWith({ dates: [{ date: '2019-03-28', games: [over] }] }),
    respondWith({ dates: [{ date: new Date(clock.now()).toISOString().slice(0, 10), games: [next] }] }),
  ]);
  const { after } = manualTime();
  const job = { db, client, clock, after, log: { error: () => {} } };
  const made = await makeForecasts(job, () => false).run();
  if (made?.length !== 1) throw new Error(`${made?.length} forecasts were made`);
  await readForecast(db, 965_001);
  const batters = await startScriptedClient([respondWith({ people: [{ id: 1, fullName: 'Eli Okafor' }] })]);
  await storeBatters({ db, client: batters.client }, [1], 2020);
}

async function readBrief(db: Db, clock: Clock): Promise<void> {
  const log = inventedLog([], { gamePk: 1, season: '2019' });
  await readGameBrief({ db, clock }, createCrowds({ db, realNow: () => 0 }), { log, view: fold(log, Infinity) });
}
