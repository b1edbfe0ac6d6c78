import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GameStatus, Phase } from '#rules/baseball/game/model.ts';
import { recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { collectOutOfBounds } from './out-of-bounds.ts';
import { statusFromText, toGameKind, toGameStatus, toNoHitter } from './to-game-status.ts';

const phaseOf = (statusCode: string | undefined, abstractGameState = '', detailedState = ''): Phase =>
  toGameStatus({ statusCode, abstractGameState, detailedState }).phase;

describe('phase of a status code', () => {
  test.each<[string, string, Phase]>([
    ['S', 'scheduled', 'open'],
    ['P', 'pre-game', 'open'],
    ['PR', 'delayed start, rain', 'open'],
    ['PO', 'delayed start', 'open'],
    ['PW', 'warm-up, which does not lock picks', 'open'],
    ['I', 'in progress', 'live'],
    ['IR', 'rain delay', 'live'],
    ['IH', 'instant replay', 'live'],
    ['MU', "manager's challenge", 'live'],
    ['NX', "umpires' review", 'live'],
    ['T', 'suspended', 'held'],
    ['UR', 'suspended by rain', 'held'],
    ['UZ', 'about to resume', 'held'],
    ['DR', 'postponed', 'void'],
    ['CO', 'cancelled', 'void'],
    ['O', 'game over', 'final'],
    ['OR', 'shortened by rain', 'final'],
    ['F', 'final', 'final'],
    ['FM', 'mercy rule', 'final'],
    ['FW', 'tie decided by a tiebreaker', 'final'],
    ['Q', 'forfeit, game over', 'final'],
    ['RV', 'forfeit, final', 'final'],
    ['FT', 'tied', 'final'],
    ['OT', 'tied, game over', 'final'],
    ['W', 'writing', 'unknown'],
    ['X', 'unknown', 'unknown'],
    ['ZZ', 'no such family', 'unknown'],
    ['F9', 'no such reason', 'final'],
    ['ik', 'in small letters', 'live'],
    ['SX', 'no such reason, and no state', 'unknown'],
    ['PWX', 'three letters, and no state', 'unknown'],
  ])('%s (%s) is %s', (code, _meaning, phase) => expect(phaseOf(code)).toBe(phase));

  test.each<[string, string, Phase]>([
    ['Live', 'In Progress', 'live'],
    ['Live', 'Suspended: Rain', 'held'],
    ['Final', 'Final', 'final'],
    ['Final', 'Completed Early: Rain', 'final'],
    ['Final', 'Final: Tied', 'final'],
    ['Final', 'Postponed', 'void'],
    ['Final', 'Something New', 'final'],
    ['Final', '', 'final'],
    ['Live', '', 'live'],
    ['Live', 'Warmup', 'open'],
    ['Preview', 'Scheduled', 'open'],
    ['Preview', 'Delayed Start: Smoke', 'open'],
    ['Preview', '', 'open'],
    ['Other', 'Writing', 'unknown'],
    ['', 'Suspended: Smoke', 'held'],
    ['', 'Postponed: Smoke', 'void'],
    ['', 'Canceled', 'void'],
    ['', 'Completed Early: Smoke', 'final'],
    ['', 'In Progress', 'live'],
    ['', 'Delayed: Smoke', 'live'],
    ['', 'Scheduled', 'unknown'],
    ['', 'Warmup', 'unknown'],
    ['', '', 'unknown'],
  ])('without a code, %s and "%s" is %s', (state, text, phase) => expect(phaseOf(undefined, state, text)).toBe(phase));
});

describe('a code that the upstream has not published', () => {
  type Row = [code: string, state: string, text: string, Phase, GameStatus['detail']];

  test.each<Row>([
    ['PZ', 'Preview', 'Delayed Start: Smoke', 'open', 'delayed'],
    ['PZ', 'Live', 'Warmup', 'open', 'warmup'],
    ['IK', 'Live', 'Delayed: Smoke', 'live', 'delayed'],
    ['NZ', 'Live', 'Review: Smoke', 'live', 'review'],
    ['UK', 'Live', 'Suspended: Smoke', 'held', null],
    ['UK', 'Live', 'Stopped: Smoke', 'held', null],
    ['TX', 'Live', '', 'held', null],
    ['DK', 'Final', 'Postponed: Smoke', 'void', 'postponed'],
    ['DK', 'Final', '', 'void', 'postponed'],
    ['CZ', 'Final', 'Cancelled: Smoke', 'void', 'canceled'],
    ['CZ', 'Final', '', 'void', 'canceled'],
    ['FZ', 'Final', 'Completed Early: Smoke', 'final', null],
    ['OZ', 'Final', 'Game Over: Smoke', 'final', null],
    ['QY', 'Final', 'Forfeit: Smoke', 'final', null],
    ['ZZ', 'Preview', 'Something New', 'open', null],
    ['ZZ', 'Live', 'Something New', 'live', null],
    ['ZZ', 'Live', 'Suspended: Smoke', 'held', null],
    ['ZZ', 'Final', 'Something New', 'final', null],
    ['ZZ', 'Final', 'Postponed: Smoke', 'void', 'postponed'],
    ['ZZ', 'Other', 'Something New', 'unknown', null],
    ['DK', 'Live', 'In Progress', 'live', null],
    ['IK', 'Preview', 'Scheduled', 'open', null],
  ])('%s, %s, "%s" is %s, %s', (statusCode, abstractGameState, detailedState, phase, detail) => {
    const { value, outOfBounds } = collectOutOfBounds(() =>
      toGameStatus({ statusCode, abstractGameState, detailedState }),
    );
    expect(value).toMatchObject({ phase, detail });
    expect([...outOfBounds.unknownCodes]).toEqual([`game status ${statusCode}`]);
  });

  test('counts by the coded state, if the response has one', () => {
    const wire = { statusCode: '88', codedGameState: 'U', abstractGameState: 'Live', detailedState: 'Stopped' };
    expect(toGameStatus(wire).phase).toBe('held');
    expect(toGameStatus({ ...wire, statusCode: undefined }).phase).toBe('held');
  });

  test('every pair of letters and every state have a phase of that state', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const states = { Preview: ['open'], Live: ['live', 'held', 'open'], Final: ['final', 'void'] };
    const faults = letters.flatMap((first) =>
      letters.flatMap((second) =>
        Object.entries(states).filter(([state, phases]) => {
          const isListed = collectOutOfBounds(() => phaseOf(first + second)).outOfBounds.unknownCodes.size === 0;
          return !isListed && !phases.includes(phaseOf(first + second, state));
        }),
      ),
    );
    expect(faults).toEqual([]);
  });
});

test.each<[string | undefined, string, GameStatus['detail']]>([
  ['PW', 'Warmup', 'warmup'],
  ['PR', 'Delayed Start: Rain', 'delayed'],
  ['IR', 'Delayed: Rain', 'delayed'],
  ['FT', 'Final: Tied', 'tied'],
  ['OT', 'Game Over: Tied', 'tied'],
  ['DR', '', 'postponed'],
  ['CR', '', 'canceled'],
  ['I', 'In Progress', null],
  [undefined, 'Postponed: Rain', 'postponed'],
  [undefined, 'Cancelled', 'canceled'],
  [undefined, 'Final: Tied', 'tied'],
  [undefined, 'Delayed: Rain', 'delayed'],
  [undefined, 'Scheduled', 'missing'],
  [undefined, '', 'missing'],
])('the detail of code %s, "%s" is %s', (statusCode, detailedState, detail) => {
  expect(toGameStatus({ statusCode, detailedState }).detail).toBe(detail);
});

test("an unknown code has the upstream's text", () => {
  const wire = {
    statusCode: 'ZZ',
    abstractGameState: 'Other',
    detailedState: 'Moved Indoors',
    reason: 'Bees',
    startTimeTBD: true,
  };
  const status = { phase: 'unknown', text: 'Moved Indoors', detail: null, reason: 'Bees', startTimeTbd: true };
  expect(toGameStatus(wire)).toEqual(status);
});

test('a missing status is unknown', () =>
  expect(toGameStatus(undefined)).toMatchObject({ phase: 'unknown', text: 'Unknown' }));

test('a status change without a code gets its phase, detail and reason from its text', () => {
  expect(statusFromText('In Progress')).toMatchObject({ phase: 'live', detail: null, reason: null });
  expect(statusFromText('Warmup')).toMatchObject({ phase: 'open', detail: 'warmup' });
  expect(statusFromText('Pre-Game')).toMatchObject({ phase: 'open' });
  expect(statusFromText('Delayed Start: Rain')).toMatchObject({ phase: 'open', detail: 'delayed', reason: 'Rain' });
  expect(statusFromText('Delayed: Lightning')).toMatchObject({ phase: 'live', detail: 'delayed', reason: 'Lightning' });
  expect(statusFromText('Suspended: Rain')).toMatchObject({ phase: 'held', reason: 'Rain' });
  expect(statusFromText('Game Over')).toMatchObject({ phase: 'final' });
});

const listing = join(recordingsFolder, 'meta', 'gameStatus.json');

describe.skipIf(!existsSync(listing))('the official listing (needs ../shared/recorded)', () => {
  const rows = existsSync(listing)
    ? z
        .array(z.object({ statusCode: z.string(), abstractGameState: z.string(), detailedState: z.string() }))
        .parse(JSON.parse(readFileSync(listing, 'utf8')))
    : [];

  const expected = (state: string, text: string): Phase => {
    if (text.startsWith('Suspended')) return 'held';
    if (text === 'Warmup') return 'open';
    if (/^(Postponed|Cancelled)/.test(text)) return 'void';
    const phases: Record<string, Phase> = { Preview: 'open', Live: 'live', Final: 'final' };
    return phases[state] ?? 'unknown';
  };

  test('has all 197 codes', () => expect(new Set(rows.map((row) => row.statusCode)).size).toBe(197));

  test.each(rows)('$statusCode, $detailedState', ({ statusCode, abstractGameState, detailedState }) => {
    expect(toGameStatus({ statusCode, abstractGameState, detailedState })).toMatchObject({
      phase: expected(abstractGameState, detailedState),
      text: detailedState,
    });
  });

  test('every two-letter code outside the listing is reported, except reviews of a pitch', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const isReported = (code: string) => collectOutOfBounds(() => phaseOf(code)).outOfBounds.unknownCodes.size > 0;
    const known = codes.filter((code) => !isReported(code));
    const listed = rows.map((row) => row.statusCode).filter((code) => code.length === 2);
    expect(known.toSorted()).toEqual([...listed, 'MJ', 'NJ'].toSorted());
  });
});

test.each([
  ['R', 1, 'season'],
  ['R', 22, 'season'],
  ['F', 1, 'postseason'],
  ['D', 1, 'postseason'],
  ['L', 11, 'postseason'],
  ['W', undefined, 'postseason'],
  ['S', 1, 'spring'],
  ['E', 1, 'exhibition'],
  ['A', 1, 'all-star'],
  ['D', 51, 'international'],
  ['E', 51, 'international'],
  ['I', 1, 'other'],
  [undefined, 1, 'season'],
] as const)('the type %s of sport %s is %s', (gameType, sportId, kind) => {
  expect(toGameKind(gameType, sportId)).toBe(kind);
});

const none = {
  awayTeamNoHitter: false,
  awayTeamPerfectGame: false,
  homeTeamNoHitter: false,
  homeTeamPerfectGame: false,
};

test.each([
  ['no flags', undefined, 9, null],
  ['no flag set', none, 9, null],
  ['the away club', { ...none, awayTeamNoHitter: true }, 6, { side: 'away', isPerfect: false }],
  [
    'a perfect game',
    { ...none, homeTeamNoHitter: true, homeTeamPerfectGame: true },
    9,
    { side: 'home', isPerfect: true },
  ],
  ['an early inning', { ...none, homeTeamNoHitter: true }, 5, null],
  ['an unknown inning', { ...none, homeTeamNoHitter: true }, undefined, null],
])('%s', (_, flags, inning, expected) => expect(toNoHitter(flags, inning)).toEqual(expected));
