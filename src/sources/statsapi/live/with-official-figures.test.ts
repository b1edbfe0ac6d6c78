import { describe, expect, test } from 'vitest';
import { describeMissingPlays } from '#rules/baseball/game/describe-state.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { isOfficialFigures } from '#rules/baseball/game/predicates.ts';
import { toLiveFeed } from './live-feed.ts';
import { inPlay, inventedFeed, type InventedPlay, runner } from './testing/invented-feed.ts';

type Half = 'top' | 'bottom';

const clubs = { top: 100, bottom: 200 } as const;

const out = (inning: number, half: Half, order: number): InventedPlay => {
  const batter = clubs[half] + order;
  return { inning, half, batter, events: [inPlay(0)], runners: [runner(batter, null, null, 0)] };
};

const homeRun = (inning: number, half: Half, order: number): InventedPlay => {
  const batter = clubs[half] + order;
  const eventType = 'home_run';
  return { inning, half, batter, eventType, events: [inPlay(0)], runners: [runner(batter, null, 'score', 0)] };
};

const threeOuts = (inning: number, half: Half) => [1, 2, 3].map((order) => out(inning, half, order));
const innings = (count: number): InventedPlay[] =>
  Array.from({ length: count }, (_, place) => [
    ...threeOuts(place + 1, 'top'),
    ...threeOuts(place + 1, 'bottom'),
  ]).flat();

const half = (runs: number, hits = runs, errors = 0) => ({ runs, hits, errors });
const row = (num: number, away: object, home: object) => ({ num, away, home });
const final = { abstractGameState: 'Final', detailedState: 'Final', statusCode: 'F' };
const suspended = { abstractGameState: 'Live', detailedState: 'Suspended: Rain', statusCode: 'UR' };
const postponed = { abstractGameState: 'Final', detailedState: 'Postponed', statusCode: 'DR' };
const forfeit = { abstractGameState: 'Final', detailedState: 'Forfeit: Not Enough Players', statusCode: 'QR' };

type Facts = { status?: object; linescore?: object; game?: object; plays?: unknown[] };

/** A feed of two innings without runs, as complete as its facts. */
const bodyOf = ({ status = final, linescore, game, plays }: Facts = {}, all = innings(2)) => {
  const feed = inventedFeed(all, { status: { ...status }, game: { ...game } });
  const zeros = {
    innings: [row(1, half(0), half(0)), row(2, half(0), half(0))],
    teams: { away: half(0), home: half(0) },
  };
  const line = { scheduledInnings: 9, currentInning: 2, inningState: 'Bottom', outs: 3, ...zeros, ...linescore };
  const { allPlays } = feed.liveData.plays;
  return { ...feed, liveData: { ...feed.liveData, linescore: line, plays: { allPlays: plays ?? allPlays } } };
};

const allPlays = (all = innings(2)) => inventedFeed(all).liveData.plays.allPlays;
const without = (...indexes: number[]) => allPlays().filter((_, index) => !indexes.includes(index));
const logOf = (body: object, settled?: number[]): GameLog => toLiveFeed(body, 7, settled && new Set(settled)).log;
const viewOf = (body: object, settled?: number[]) => fold(logOf(body, settled), Infinity);
const missingIn = (body: object): string | null => describeMissingPlays(viewOf(body).missingPlays);
const officialIn = ({ events }: GameLog) => events.filter(isOfficialFigures);

test('a complete game has only its plays', () => {
  expect(officialIn(logOf(bodyOf()))).toEqual([]);
  const walkOff = {
    innings: [row(1, half(0), half(1))],
    teams: { away: half(0), home: half(1) },
    currentInning: 1,
    outs: 0,
  };
  const all = [...threeOuts(1, 'top'), homeRun(1, 'bottom', 1)];
  expect(officialIn(logOf(bodyOf({ linescore: walkOff }, all)))).toEqual([]);
});

describe('of a game that is over', () => {
  test.each<[string, object, string]>([
    ['a play without consequences', { plays: without(4) }, 'Plays of the bottom of the 1st inning are missing.'],
    ['the first play', { plays: without(0) }, 'Plays of the top of the 1st inning are missing.'],
    ['the first half-inning', { plays: without(0, 1, 2) }, 'Plays of the top of the 1st inning are missing.'],
    ['the last play', { plays: without(11) }, 'Plays of the bottom of the 2nd inning are missing.'],
    ['the last inning', { plays: without(6, 7, 8, 9, 10, 11) }, 'Plays of the 2nd inning are missing.'],
    ['every play', { plays: [] }, 'Plays of the 1st and the 2nd inning are missing.'],
  ])('%s is missed', (_, facts, text) => expect(missingIn(bodyOf(facts))).toBe(text));

  test('a run that no play has is in its inning and in the totals', () => {
    const linescore = {
      innings: [row(1, half(0), half(2, 1)), row(2, half(0), half(0))],
      teams: { away: half(0, 0, 1), home: half(2, 1) },
    };
    const body = bodyOf({ linescore: { ...linescore }, plays: without(3) });
    expect(viewOf(body)).toMatchObject({
      totals: { away: half(0, 0, 1), home: half(2, 1) },
      lineScore: [
        { number: 1, away: 0, home: 2 },
        { number: 2, away: 0, home: 0 },
      ],
      missingPlays: [{ inning: 1, half: 'bottom' }],
    });
  });

  test('a hit that was scored as an error later changes the figures, and no play is missed', () => {
    const all = [...threeOuts(1, 'top'), homeRun(1, 'bottom', 1)];
    const teams = { away: half(0, 0, 1), home: half(1, 0) };
    const linescore = { innings: [row(1, half(0, 0, 1), half(1, 0))], teams, currentInning: 1, outs: 0 };
    expect(viewOf(bodyOf({ linescore }, all))).toMatchObject({ totals: teams, missingPlays: [] });
  });

  test.each([
    ['the totals alone', {}],
    ['the clubs alone', { teams: {} }],
  ])('without plays and innings, the score is that of %s', (_, more) => {
    const linescore = {
      innings: [],
      currentInning: undefined,
      inningState: undefined,
      teams: { away: half(4), home: half(7) },
      ...more,
    };
    const scored = { teams: { away: { id: 1, score: 4 }, home: { id: 2, score: 7 } } };
    const view = viewOf(bodyOf({ linescore, game: scored, plays: [] }));
    expect(view).toMatchObject({ inning: null, lineScore: [], totals: { away: { runs: 4 }, home: { runs: 7 } } });
    expect(view.missingPlays).toEqual([{ inning: null, half: null }]);
  });

  test('without the innings of the line score, the totals have the rest', () => {
    const linescore = { innings: [], currentInning: 3, inningState: 'Bottom', teams: { away: half(1), home: half(0) } };
    expect(viewOf(bodyOf({ linescore }))).toMatchObject({
      inning: 3,
      totals: { away: { runs: 1 }, home: { runs: 0 } },
      missingPlays: [{ inning: null, half: null }],
    });
  });

  test('in spring training, a half-inning may end before its third out', () => {
    const all = [out(1, 'top', 1), ...threeOuts(1, 'bottom')];
    const linescore = { innings: [row(1, half(0), half(0))], currentInning: 1 };
    expect(missingIn(bodyOf({ linescore, game: { game: { pk: 7, type: 'S' } } }, all))).toBeNull();
    expect(missingIn(bodyOf({ linescore }, all))).toBe('Plays of the top of the 1st inning are missing.');
  });

  test('a game that was called in its last half-inning is complete', () => {
    const linescore = { innings: [row(1, half(0), half(0))], currentInning: 1, outs: 1 };
    expect(missingIn(bodyOf({ linescore }, [...threeOuts(1, 'top'), out(1, 'bottom', 1)]))).toBeNull();
  });

  test('plays in another order are kept, and only the totals are compared', () => {
    const plays = allPlays().toReversed();
    const linescore = { teams: { away: half(1), home: half(0) } };
    expect(viewOf(bodyOf({ plays, linescore }))).toMatchObject({ totals: { away: half(1) } });
  });
});

describe('when it was known', () => {
  const linescore = {
    teams: { away: half(0), home: half(1) },
    innings: [row(1, half(0), half(0)), row(2, half(0), half(1))],
  };
  const lastTime = (body: object) => logOf(body).events.at(-1)?.at;
  const gameInfo = { firstPitch: '2031-06-01T18:00:00.000Z', gameDurationMinutes: 30, delayDurationMinutes: 10 };

  test('figures before other plays are as old as the first of these', () => {
    const log = logOf(bodyOf({ plays: without(4) }));
    const place = log.events.findIndex(isOfficialFigures);
    expect(log.events[place]?.at).toBe(log.events[place + 1]?.at);
    expect(log.events[place + 1]).toMatchObject({ type: 'plateAppearanceStarted', inning: 2 });
  });

  test('the last ones, and the end, are as old as the end of the game', () => {
    const body = bodyOf({ linescore, plays: without(9, 10, 11), game: { gameInfo } });
    expect(lastTime(body)).toBe(Date.parse('2031-06-01T18:42:00Z'));
    const resumed = { gameInfo, datetime: { resumedFromDateTime: '2031-05-30T18:00:00Z' } };
    expect(lastTime(bodyOf({ linescore, plays: without(9, 10, 11), game: resumed }))).toBe(
      Date.parse('2031-06-01T19:00:00Z'),
    );
  });

  test('the end of a complete game is that of its last play', () =>
    expect(lastTime(bodyOf({ game: { gameInfo } }))).toBe(Date.parse('2031-06-01T18:11:50Z')));
});

describe('of a live game', () => {
  const live = { abstractGameState: 'Live', detailedState: 'In Progress', statusCode: 'I' };
  const linescore = {
    currentInning: 2,
    inningState: 'Bottom',
    outs: 0,
    innings: [row(1, half(0), half(3)), row(2, half(1), {})],
    teams: { away: half(1), home: half(3) },
  };
  const body = bodyOf({ status: live, linescore, plays: without(3, 9, 10, 11) });

  test('the complete half-innings that differ are named, and win once they are settled', () => {
    expect(toLiveFeed(body, 7).lacking).toEqual([3, 4]);
    expect(officialIn(logOf(body))).toEqual([]);
    expect(viewOf(body, [3])).toMatchObject({
      totals: { away: { runs: 0 }, home: { runs: 3 } },
      missingPlays: [{ inning: 1, half: 'bottom' }],
    });
  });

  test('a line score that is ahead by a play changes nothing', () => {
    const ahead = {
      ...linescore,
      innings: [row(1, half(0), half(0)), row(2, half(1), {})],
      inningState: 'Top',
      teams: { away: half(1), home: half(0) },
    };
    const read = toLiveFeed(bodyOf({ status: live, linescore: ahead, plays: without(8, 9, 10, 11) }), 7);
    expect(read.lacking).toEqual([]);
    expect(officialIn(read.log)).toEqual([]);
  });

  test('without plays, the line score wins once a half-inning is over', () => {
    expect(viewOf(bodyOf({ status: live, linescore, plays: [] }))).toMatchObject({
      inning: 2,
      inningState: 'Bottom',
      outs: 0,
      totals: { away: { runs: 1 }, home: { runs: 3 } },
      lineScore: [
        { number: 1, away: 0, home: 3 },
        { number: 2, away: 1, home: null },
      ],
    });
    const first = { currentInning: 1, inningState: 'Top', outs: 1, innings: [], teams: {} };
    const begun = bodyOf({ status: live, linescore: first, plays: [] });
    expect([viewOf(begun).inning, toLiveFeed(begun, 7).lacking, viewOf(begun, [0]).inning]).toEqual([null, [0], 1]);
  });
});

describe('without any play', () => {
  const nothing = { innings: [], currentInning: 1, inningState: 'Top', outs: 0, teams: { away: {}, home: {} } };

  test.each([
    ['suspended', suspended],
    ['postponed', postponed],
    ['forfeited', forfeit],
  ])('a game that was %s before its first play has no score', (_, status) => {
    const view = viewOf(bodyOf({ status, linescore: nothing, plays: [] }));
    expect(view).toMatchObject({ inning: null, missingPlays: [] });
  });

  test('a forfeited game has its official score', () => {
    const teams = { away: half(0), home: half(9) };
    const view = viewOf(bodyOf({ status: forfeit, linescore: { ...nothing, teams }, plays: [] }));
    expect(view).toMatchObject({ totals: teams, status: { phase: 'final' } });
  });

  test('a suspended game has its score and where it stopped', () => {
    const linescore = {
      currentInning: 2,
      inningState: 'Top',
      outs: 1,
      teams: { away: half(2), home: half(0) },
      innings: [row(1, half(2), half(0)), row(2, half(0), {})],
    };
    expect(viewOf(bodyOf({ status: suspended, linescore, plays: [] }))).toMatchObject({
      inning: 2,
      inningState: 'Top',
      outs: 1,
      totals: { away: { runs: 2 } },
    });
  });
});
