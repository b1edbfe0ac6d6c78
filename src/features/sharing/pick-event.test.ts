import { expect, test } from 'vitest';
import { pickEvent } from './rules.ts';

type Pick = Parameters<typeof pickEvent>[0];

const startsAt = Date.UTC(2026, 6, 18, 23, 10);
const eventOf = (facts: Partial<Pick>) =>
  pickEvent(
    {
      gamePk: 1,
      officialDate: '2026-07-18',
      state: 'open',
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
    { state: 'void', startsAt: startsAt + 86_400_000 },
    { start: '2026-07-18', status: 'CANCELLED' },
  ],
  ['of a game without names', { awayName: null }, { summary: 'To be determined over Braves' }],
])('the event of a pick %s', (_, facts, expected) => expect(eventOf(facts)).toMatchObject(expected));
