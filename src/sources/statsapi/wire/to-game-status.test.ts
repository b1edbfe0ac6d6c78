import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GameStatus, Phase } from '#rules/baseball/game/model.ts';
import { recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
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
    ['FT', 'tied', 'void'],
    ['OT', 'tied, game over', 'void'],
    ['W', 'writing', 'unknown'],
    ['X', 'unknown', 'unknown'],
    ['ZZ', 'no such family', 'unknown'],
    ['F9', 'no such reason', 'unknown'],
    ['SX', 'no such reason', 'unknown'],
    ['PWX', 'three letters', 'unknown'],
  ])('%s (%s) is %s', (code, _meaning, phase) => expect(phaseOf(code)).toBe(phase));

  test.each<[string, string, Phase]>([
    ['Live', 'In Progress', 'live'],
    ['Live', 'Suspended: Rain', 'held'],
    ['Final', 'Final', 'final'],
    ['Final', 'Completed Early: Rain', 'final'],
    ['Final', 'Final: Tied', 'void'],
    ['Final', 'Postponed', 'void'],
    ['Final', 'Something New', 'unknown'],
    ['Preview', 'Scheduled', 'unknown'],
    ['', '', 'unknown'],
  ])('without a code, %s and "%s" is %s', (state, text, phase) => expect(phaseOf(undefined, state, text)).toBe(phase));
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
  [undefined, 'Delayed: Rain', 'missing'],
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
    if (/^(Postponed|Cancelled)|: Tied$/.test(text)) return 'void';
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

  test('no two-letter code outside the listing is known, except reviews of a pitch', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => phaseOf(code) !== 'unknown');
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
