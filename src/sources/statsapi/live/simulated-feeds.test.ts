import { expect, test } from 'vitest';
import { z } from 'zod';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { listChallenges } from '#rules/baseball/game/list-challenges.ts';
import type { BoxScore, ChallengeRecord } from '#rules/baseball/game/model.ts';
import { boxOfScorecard } from '#rules/baseball/scorecard/box-of-scorecard.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { splitLinesOf } from '#rules/baseball/scorecard/split-lines.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { battersOfBox, battersOfSplits } from '#tests/support/scorecards/split-figures.ts';
import { toLiveFeed } from './live-feed.ts';
import { boards, official, statesAfterPlays } from './testing/official-game.ts';

const now = Date.parse('2031-07-11T23:30:00Z');
const { url } = await startControlledLeague({ seed: '7', openingDay: '2031-06-27', now });

const request = async (path: string): Promise<unknown> => (await fetch(new URL(path, url))).json();

const schedule = z.object({ dates: z.array(z.object({ games: z.array(z.object({ gamePk: z.number() })) })) });

const noChallenges = { won: 0, lost: 0 };

/** The records of the visitors and of the home club, counted from the challenges of single pitches. */
function countChallenges(log: GameLog): ChallengeRecord[] {
  const { away, home } = log.header.teams;
  return [away, home].map(({ id }) => {
    const own = listChallenges(log).filter(({ teamId }) => teamId === id);
    const won = own.filter(({ isOverturned }) => isOverturned).length;
    return { won, lost: own.length - won };
  });
}

/** The figures of the players that both box scores have, as far as a scorecard has them. */
function figuresOf(box: BoxScore) {
  return [box.away, box.home].map(({ batting, pitching }) => ({
    batting: batting
      .filter(({ atBats, walks }) => atBats + walks > 0)
      .map(({ playerId, atBats, runs, hits, rbi, walks, strikeOuts, homeRuns }) => [
        playerId,
        atBats,
        runs,
        hits,
        rbi,
        walks,
        strikeOuts,
        homeRuns,
      ]),
    pitching: pitching.map(({ playerId, outs, hits, runs, earnedRuns, walks, strikeOuts, homeRuns }) => [
      playerId,
      outs,
      hits,
      runs,
      earnedRuns,
      walks,
      strikeOuts,
      homeRuns,
    ]),
  }));
}

test('the box score that follows from the events of a major-league game has the figures of the league', async () => {
  const { dates } = schedule.parse(await request('/api/v1/schedule?sportId=1&date=2031-07-11'));
  for (const { gamePk } of dates.flatMap((date) => date.games).slice(-4)) {
    const { log, box } = toLiveFeed(await request(`/api/v1.1/game/${gamePk}/feed/live`), gamePk);
    const computed = boxOfScorecard(scorecardAt(log), { gamePk, teams: log.header.teams });
    expect(figuresOf(computed), `the box of ${gamePk}`).toEqual(figuresOf(box));
  }
});

test('the lines of each batter against both hands add up to the box score of the league', async () => {
  const { dates } = schedule.parse(await request('/api/v1/schedule?sportId=1&date=2031-07-11'));
  const games = dates.flatMap((date) => date.games).slice(-8);
  expect(games).not.toEqual([]);
  for (const { gamePk } of games) {
    const { log, box } = toLiveFeed(await request(`/api/v1.1/game/${gamePk}/feed/live`), gamePk);
    const counted = battersOfSplits(splitLinesOf(log, plateAppearances(log)));
    expect(counted, `the batters of ${gamePk}`).toEqual(battersOfBox(box));
  }
});

/** Levels differ in the amount of data: MLB feeds are complete, College feeds have little. */
test.each([1, 11, 22])(
  'the line score, the plays and the challenges of simulated games at level %i equal those of the league',
  async (level) => {
    const { dates } = schedule.parse(await request(`/api/v1/schedule?sportId=${level}&date=2031-07-11`));
    const games = dates.flatMap((date) => date.games).slice(-8);
    expect(games).not.toEqual([]);
    for (const { gamePk } of games) {
      const body = await request(`/api/v1.1/game/${gamePk}/feed/live`);
      const { liveData } = official.parse(body);
      const { log, box } = toLiveFeed(body, gamePk);
      const board = boards(log, liveData);
      expect(board.folded, `the board of ${gamePk}`).toEqual(board.expected);
      const states = statesAfterPlays(log, liveData);
      expect(states.folded, `the plays of ${gamePk}`).toEqual(states.expected);
      const counted = [box.away.challenges, box.home.challenges];
      expect(countChallenges(log), `the challenges of ${gamePk}`).toEqual(counted.map((each) => each ?? noChallenges));
    }
  },
  60_000,
);

const reference = z.object({ id: z.number() }).optional();
const moment = z.object({
  liveData: z.object({
    linescore: z.object({
      currentInning: z.number(),
      inningState: z.string(),
      balls: z.number(),
      strikes: z.number(),
      outs: z.number(),
      offense: z.object({ first: reference, second: reference, third: reference }),
    }),
  }),
});

test('at any time of a game, inning, count, outs and runners equal those of the league', async () => {
  const { dates } = schedule.parse(await request('/api/v1/schedule?sportId=1&date=2031-07-10'));
  const gamePk = dates[0]?.games[0]?.gamePk ?? 0;
  const stamps = z.array(z.string()).parse(await request(`/api/v1.1/game/${gamePk}/feed/live/timestamps`));
  const during = stamps.filter((_, place) => place > 5 && place < stamps.length - 5 && place % 3 === 0);
  expect(during.length).toBeGreaterThan(80);
  for (const stamp of during) {
    const body = await request(`/api/v1.1/game/${gamePk}/feed/live?timecode=${stamp}`);
    const { currentInning, offense, ...reported } = moment.parse(body).liveData.linescore;
    const { first, second, third } = offense;
    expect(fold(toLiveFeed(body, gamePk).log, Infinity), stamp).toMatchObject({
      ...reported,
      inning: currentInning,
      bases: { first: first?.id ?? null, second: second?.id ?? null, third: third?.id ?? null },
    });
  }
}, 60_000);
