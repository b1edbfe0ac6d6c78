import { describe, expect, test } from 'vitest';
import { collectOutOfBounds } from '../wire/out-of-bounds.ts';
import { toGameDays } from './to-game-card.ts';

const person = (id: number) => ({ id, fullName: `Player ${id}` });

/** An invented game, in the bottom of the fourth by default. */
const game = (change: object = {}) => ({
  gamePk: 1,
  gameDate: '2030-05-01T17:05:00Z',
  officialDate: '2030-05-01',
  status: { statusCode: 'I', detailedState: 'In Progress' },
  teams: {
    away: {
      team: { id: 7, name: 'Lake Town Otters', teamName: 'Otters' },
      score: 2,
      leagueRecord: { wins: 3, losses: 1 },
    },
    home: { team: { id: 8, name: 'Hill City Herons' }, score: 0, probablePitcher: person(80) },
  },
  linescore: {
    currentInning: 4,
    inningState: 'Bottom',
    balls: 3,
    strikes: 1,
    outs: 2,
    offense: { batter: person(81), second: person(82) },
    defense: { pitcher: person(71) },
  },
  ...change,
});

const cardsOf = (...games: object[]) => toGameDays({ dates: [{ date: '2030-05-01', games }] })[0]?.games ?? [];
const cardOf = (change: object) => cardsOf(game(change))[0];

describe('a live game', () => {
  test('shows the score, the count, the runners, the batter and the pitcher', () =>
    expect(cardsOf(game())[0]).toMatchObject({
      status: { phase: 'live' },
      teams: {
        away: { shortName: 'Otters', abbreviation: 'LTO', score: 2, record: { wins: 3, losses: 1 } },
        home: { shortName: 'Hill City Herons', score: 0, record: null, probablePitcher: { id: 80 } },
      },
      inning: 4,
      inningState: 'Bottom',
      balls: 3,
      strikes: 1,
      outs: 2,
      bases: { first: null, second: 82, third: null },
      batter: { name: 'Player 81' },
      pitcher: { name: 'Player 71' },
    }));

  test('has its line score, without the innings that have not begun', () => {
    const linescore = {
      ...game().linescore,
      innings: [
        { num: 1, away: { runs: 2 }, home: { runs: 0 } },
        { num: 2, away: { runs: 0 }, home: {} },
      ],
      teams: { away: { runs: 2, hits: 3, errors: 1 }, home: { runs: 0, hits: 1 } },
    };
    expect(cardOf({ linescore })?.lineScore).toEqual({
      away: { runs: [2, 0], hits: 3, errors: 1 },
      home: { runs: [0, null], hits: 1, errors: 0 },
    });
    expect(cardOf({ linescore, status: { statusCode: 'P', detailedState: 'Pre-Game' } })?.lineScore).toBeNull();
    expect(cardOf({})?.lineScore).toBeNull();
  });

  test('has no batter and no count between innings, even if the upstream reports them', () => {
    expect(cardOf({ linescore: { ...game().linescore, inningState: 'Middle' } })).toMatchObject({
      inningState: 'Middle',
      balls: 0,
      strikes: 0,
      outs: 3,
      bases: { second: null },
      batter: null,
      pitcher: null,
    });
  });

  test('has no count after a walk or a strikeout, when the upstream has the next batter already', () => {
    const cardWith = (count: object) => cardOf({ linescore: { ...game().linescore, ...count } });
    expect(cardWith({ balls: 4, strikes: 2 })).toMatchObject({ balls: 0, strikes: 0 });
    expect(cardWith({ balls: 1, strikes: 3 })).toMatchObject({ balls: 0, strikes: 0 });
  });

  test('takes the score from its line score when the schedule has none', () => {
    const linescore = { ...game().linescore, teams: { away: { runs: 5 }, home: { runs: 6 } } };
    const teams = { away: { team: { id: 7 } }, home: { team: { id: 8 } } };
    expect(cardOf({ linescore, teams })).toMatchObject({ teams: { away: { score: 5 }, home: { score: 6 } } });
  });
});

test('a final game has its pitchers of record, any other game none', () => {
  const decisions = { winner: person(71), loser: person(80) };
  expect(cardOf({ decisions })?.decisions).toBeNull();
  expect(cardOf({ decisions, status: { statusCode: 'F' } })?.decisions).toEqual({
    winner: { id: 71, name: 'Player 71' },
    loser: { id: 80, name: 'Player 80' },
    save: null,
  });
});

describe('a game not in progress', () => {
  test.each([
    ['S', 'Scheduled'],
    ['P', 'Pre-Game'],
    ['PR', 'Delayed Start: Rain'],
  ])('with status %s has neither score nor inning', (statusCode, detailedState) => {
    const card = cardOf({ status: { statusCode, detailedState } });
    expect(card).toMatchObject({ status: { phase: 'open' }, inning: null, outs: null, batter: null });
    expect([card?.teams.away.score, card?.teams.home.score]).toEqual([null, null]);
  });

  test('has its last inning and no count when it is over', () => {
    const card = cardOf({ status: { statusCode: 'F', detailedState: 'Final' } });
    expect(card).toMatchObject({ status: { phase: 'final' }, inning: 4, outs: null, bases: null, batter: null });
  });

  test.each<[string, { statusCode: string; detailedState: string }, 'tied' | null]>([
    ['a tie', { statusCode: 'FT', detailedState: 'Final: Tied' }, 'tied'],
    ['a game that rain ended with equal scores', { statusCode: 'FR', detailedState: 'Completed Early: Rain' }, 'tied'],
    ['a forfeit', { statusCode: 'RJ', detailedState: 'Forfeit: Team Left Field' }, null],
  ])('%s was played, and has its score', (_, status, detail) => {
    const { away, home } = game().teams;
    const teams = { away: { ...away, score: 4 }, home: { ...home, score: 4 } };
    expect(cardOf({ status, teams })).toMatchObject({
      status: { phase: 'final', detail },
      teams: { away: { score: 4 }, home: { score: 4 } },
    });
  });

  test('has its situation and its resumption day when it is suspended', () => {
    const status = { statusCode: 'UR', detailedState: 'Suspended: Rain', reason: 'Rain' };
    expect(cardOf({ status, resumeGameDate: '2030-05-02' })).toMatchObject({
      status: { phase: 'held', reason: 'Rain' },
      inning: 4,
      outs: 2,
      resumesOn: '2030-05-02',
    });
  });

  test('that was resumed has its original date and counts there', () => {
    const day = '2030-04-30';
    expect(cardOf({ resumedFrom: `${day}T23:05:00Z` })).toMatchObject({ rescheduledFrom: day, officialDate: day });
  });
});

test.each([
  [{ status: { statusCode: 'S', startTimeTBD: true } }, true],
  [{ status: { statusCode: 'S' }, gameDate: '2030-05-01T07:33:00Z' }, true],
  [{ status: { statusCode: 'S', startTimeTBD: false }, gameDate: '2030-05-01T07:33:00Z' }, true],
  [{ status: { statusCode: 'S' } }, false],
])('a start: %j is to be determined: %s', (change, isTbd) => {
  const card = cardOf(change);
  expect([card?.status.startTimeTbd, card?.startsAt === null]).toEqual([isTbd, isTbd]);
});

describe('a day', () => {
  test('has the two games of a doubleheader as two cards', () => {
    const cards = cardsOf(
      game({ doubleHeader: 'S', gameNumber: 1 }),
      game({ gamePk: 2, doubleHeader: 'S', gameNumber: 2 }),
      game({ gamePk: 3, doubleHeader: 'N', gameNumber: 1 }),
    );
    expect(cards.map((card) => card.doubleHeaderGame)).toEqual([1, 2, null]);
  });

  test('lists a game postponed to later that day once, at its new time', () => {
    const putOff = game({ status: { statusCode: 'DR' } });
    expect(cardsOf(putOff, game()).map((card) => card.status.phase)).toEqual(['live']);
    expect(cardsOf(game(), putOff).map((card) => card.status.phase)).toEqual(['live']);
  });

  test('shows undetermined clubs, venue and pitchers', () =>
    expect(cardsOf({ gamePk: 1 })[0]).toMatchObject({
      officialDate: '2030-05-01',
      startsAt: null,
      teams: { away: { id: 0, name: 'To be determined', probablePitcher: null } },
      venue: { id: null, timeZone: null },
      scheduledInnings: 9,
    }));

  test('omits entries without a number', () =>
    expect(cardsOf({ gameDate: '2030-05-01T17:05:00Z' }, game())).toHaveLength(1));
});

test.each<[string, object]>([
  ['status', { status: undefined }],
  ['status code', { status: { detailedState: 'Scheduled' } }],
  ['start', { status: { statusCode: 'S' }, gameDate: undefined }],
  ['score', { status: { statusCode: 'F' }, teams: { away: { team: { id: 7 } }, home: { team: { id: 8 } } } }],
  ['clubs', { status: { statusCode: 'F' }, teams: undefined }],
])('a game without its %s is shown, and reported once', (_, change) => {
  const { value, outOfBounds } = collectOutOfBounds(() => cardsOf(game(change), game({ gamePk: 2 })));
  expect(value).toHaveLength(2);
  expect(outOfBounds.first).toEqual(['game 1: its status, start or result is missing']);
});

describe('a game that does not count', () => {
  test.each([
    [{}, null],
    [{ gameType: 'R' }, null],
    [{ gameType: 'W' }, null],
    [{ gameType: 'S' }, /^Spring training games/],
    [{ gameType: 'A' }, /^The All-Star Game/],
  ])('has the reason by its type: %j', (change, reason) => {
    const found = cardOf(change)?.noPicksReason;
    if (reason === null) expect(found).toBeNull();
    else expect(found).toMatch(reason);
  });

  test('has a placeholder club, or clubs of the World Baseball Classic', () => {
    const clubs = (club: object) => ({
      gameType: 'D',
      teams: { away: { team: { id: 7, name: 'Otters', ...club } }, home: { team: { id: 8, name: 'Herons' } } },
    });
    expect(cardOf(clubs({}))?.noPicksReason).toBeNull();
    expect(cardOf(clubs({ placeholder: true }))?.noPicksReason).toBe('Picks open when both clubs are known.');
    expect(cardOf(clubs({ sport: { id: 51 } }))?.noPicksReason).toMatch(/^International games/);
  });
});
