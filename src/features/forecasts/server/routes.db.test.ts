import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gameBriefSchema } from '#features/briefs/contract.ts';
import { readGameBrief } from '#features/briefs/server/routes.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { inventedHeader, inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const { gamePk, officialDate, teams } = inventedHeader;
const [away, home, other] = [teams.away.id, teams.home.id, 9003];
const lock = Date.parse('2031-06-01T17:00:00Z');

/** Reads the brief of the invented game at a time (epoch ms, UTC); `played`: games of each club by the league. */
async function readBrief(now: number, played = 0) {
  const record = { wins: played, losses: 0 };
  const log = inventedLog([], { teams: { away: { ...teams.away, record }, home: { ...teams.home, record } } });
  const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
  const crowds = createCrowds({ db, realNow: () => 0 });
  return gameBriefSchema.parse(await readGameBrief({ db, clock }, crowds, { log, view: fold(log, Infinity) }));
}

type Line = {
  clubId: number;
  starter: number;
  runs: number;
  earlyRuns: number;
  starterRuns: number;
  reliefPitches?: number;
};

async function storeResult(number: number, endedOn: string, [visitors, hosts]: [Line, Line]): Promise<void> {
  await db.execute(sql`
    insert into game_lines (game_pk, season, ended_on, away_id, home_id, away, home, read_at)
    values (${number}, 2031, ${endedOn}, ${visitors.clubId}, ${hosts.clubId}, ${JSON.stringify(visitors)}::jsonb,
      ${JSON.stringify(hosts)}::jsonb, now())`);
}

const line = (clubId: number, starter: number, runs: number): Line => ({
  clubId,
  starter,
  runs,
  earlyRuns: runs,
  starterRuns: runs + 1,
});

test('a game without earlier results has an empty brief with the weather', async () => {
  const nothing = { season: { won: 0, lost: 0 }, restDays: null };
  expect(await readBrief(lock - 1)).toMatchObject({
    gamePk,
    forecast: null,
    weather: { temperature: 71 },
    clubs: { away: nothing, home: nothing },
    starts: { away: [], home: [] },
    crowd: null,
  });
});

test('the brief has the results of earlier days, the starts also for another club, and the crowd after the lock', async () => {
  await storeResult(11, '2031-05-28', [line(away, 110, 5), line(home, 210, 2)]);
  await storeResult(12, '2031-05-30', [line(other, 210, 1), { ...line(away, 111, 4), reliefPitches: 61 }]);
  await storeResult(13, '2031-05-29', [line(other, 210, 3), line(9004, 310, 7)]);
  await storeResult(14, officialDate, [line(away, 110, 9), line(home, 210, 0)]);
  const game = pickable({ gamePk, officialDate, awayId: away, homeId: home, locksAt: lock });
  await putGame(db, game);
  const [user = 0] = await addUsers(db, 1);
  await putPick(db, user, game, home);

  const before = await readBrief(lock - 1);
  expect(before).toMatchObject({
    clubs: {
      away: { season: { won: 2, lost: 0 }, atSide: { won: 1, lost: 0 }, restDays: 1, reliefPitches: 61 },
      home: { season: { won: 0, lost: 1 }, atSide: { won: 0, lost: 1 }, restDays: 3, reliefPitches: 0 },
    },
    isComplete: true,
    series: { away: 1, home: 0 },
    crowd: null,
  });
  expect(before.starts.away).toEqual([
    { endedOn: '2031-05-28', opponentId: home, isHome: false, runs: 6, earlyRuns: 2 },
  ]);
  expect(before.starts.home).toMatchObject([
    { runs: 2, earlyRuns: 4 },
    { runs: 4, earlyRuns: 7 },
    { runs: 3, earlyRuns: 5 },
  ]);
  expect((await readBrief(lock - 1, 4)).isComplete).toBe(false);
  expect((await readBrief(lock)).crowd).toEqual({ awayId: away, homeId: home, away: 0, home: 1 });
});
