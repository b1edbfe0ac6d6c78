import { expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { calendarYear, gameEvent, pickEvent } from './rules.ts';

test.each([
  ['2026-01-01', 2026],
  ['2026-11-30', 2026],
  ['2026-12-01', 2027],
])('on %s the calendar of a club has the year %i', (today, year) => {
  expect(calendarYear(today)).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
});

const startsAt = Date.UTC(2026, 6, 18, 23, 10);
const teams = (away: number | null = null, home: number | null = null) => ({
  away: { ...inventedClub(121, away), shortName: 'Mets' },
  home: { ...inventedClub(144, home), shortName: 'Braves' },
});
const status = (phase: GameCard['status']['phase'], text = '', reason: string | null = null) =>
  inventedStatus(phase, { text, reason });
const eventOf = (facts: Partial<GameCard>) => gameEvent(inventedCard({ startsAt, teams: teams(), ...facts }), '/7');

test.each<[string, Partial<GameCard>, Partial<ReturnType<typeof eventOf>>]>([
  [
    'scheduled',
    {},
    { uid: 'game-1@called-shot', start: startsAt, status: 'CONFIRMED', summary: 'Mets at Braves', details: [] },
  ],
  ['at a known park', { venue: { id: 3, name: 'Truist Park', timeZone: null } }, { location: 'Truist Park' }],
  ['at an unknown park', {}, { location: null }],
  [
    'final: the result is in the details only',
    { status: status('final', 'Final'), teams: teams(5, 3) },
    { summary: 'Mets at Braves', details: ['Final: Mets 5, Braves 3'] },
  ],
  [
    'tied: it was played, so a calendar must not delete it',
    { status: inventedStatus('final', { text: 'Final: Tied', detail: 'tied' }), teams: teams(4, 4) },
    { summary: 'Mets at Braves', status: 'CONFIRMED', details: ['Final, tied: Mets 4, Braves 4'] },
  ],
  [
    'shortened by rain',
    { status: status('final', 'Completed Early: Rain', 'Rain'), teams: teams(4, 1), startsAt: null },
    { status: 'CONFIRMED', details: ['Final: Mets 4, Braves 1'] },
  ],
  [
    'without a time',
    { startsAt: null },
    { start: '2026-07-18', status: 'TENTATIVE', details: ['The time is not known yet.'] },
  ],
  [
    'with a placeholder time',
    { status: { ...status('open'), startTimeTbd: true } },
    { start: '2026-07-18', status: 'TENTATIVE' },
  ],
  [
    'postponed without a new day',
    { status: status('void', 'Postponed', 'Rain') },
    { start: startsAt, status: 'CANCELLED', summary: 'Postponed: Mets at Braves', details: ['Postponed (Rain)'] },
  ],
  [
    'postponed to another day',
    { status: status('void', 'Postponed'), rescheduledTo: '2026-08-02' },
    { status: 'CANCELLED', details: ['Postponed; moved to August 2'] },
  ],
  [
    'made up on another day',
    { rescheduledFrom: '2026-07-04', doubleHeaderGame: 2 },
    { status: 'CONFIRMED', summary: 'Mets at Braves (game 2)', details: ['Moved from July 4'] },
  ],
  [
    'suspended',
    { status: status('held', 'Suspended: Rain', 'Rain'), resumesOn: '2026-07-19' },
    { status: 'CONFIRMED', details: ['Suspended: Rain; resumes on July 19'] },
  ],
  ['of a series', { series: 'World Series · Game 1 of 7' }, { details: ['World Series · Game 1 of 7'] }],
])('the event of a game %s', (_, facts, expected) => expect(eventOf(facts)).toMatchObject(expected));

type Pick = Parameters<typeof pickEvent>[0];

const pickEventOf = (facts: Partial<Pick>) =>
  pickEvent(
    {
      gamePk: 1,
      officialDate: '2026-07-18',
      state: 'open',
      isCalledOff: false,
      startsAt,
      isOfHome: false,
      awayName: 'Mets',
      homeName: 'Braves',
      bases: null,
      ...facts,
    },
    '/7',
  );

test.each<[string, Partial<Pick>, Partial<ReturnType<typeof eventOf>>]>([
  [
    'open',
    {},
    {
      uid: 'pick-1-2026-07-18@called-shot',
      start: startsAt,
      status: 'CONFIRMED',
      summary: 'Mets over Braves',
      details: ['Mets at Braves', 'You can change the pick until it locks.'],
    },
  ],
  ['of the home club', { isOfHome: true }, { summary: 'Braves over Mets' }],
  ['correct', { state: 'correct', bases: 2 }, { details: ['Mets at Braves', 'Correct, +2'] }],
  ['wrong', { state: 'wrong', bases: 0 }, { details: ['Mets at Braves', 'Wrong'] }],
  ['of a game without a time', { startsAt: null }, { start: '2026-07-18', status: 'TENTATIVE' }],
  [
    'void, of a game that moved',
    { state: 'void', isCalledOff: true, startsAt: startsAt + 86_400_000 },
    { start: '2026-07-18', status: 'CANCELLED' },
  ],
  ['void, of a game that was played: a tie', { state: 'void' }, { start: startsAt, status: 'CONFIRMED' }],
  ['of a game without names', { awayName: null }, { summary: 'To be determined over Braves' }],
])('the event of a pick %s', (_, facts, expected) => expect(pickEventOf(facts)).toMatchObject(expected));
