import { expect, test } from 'vitest';
import { callsOf, type EveningGame } from './evening-calls.ts';

const club = (id: number) => ({ id, shortName: `Club ${id}` });
const game = (facts: Partial<EveningGame>): EveningGame => ({
  gamePk: 1,
  officialDate: '2026-07-18',
  away: club(1),
  home: club(2),
  isOpen: false,
  winnerId: null,
  ...facts,
});
const call = { gamePk: 1, officialDate: '2026-07-18', winnerId: 2 };

test.each([
  ['of others is hidden before the lock', { isOpen: true }, [call], false, null],
  ['of others that does not exist is hidden alike', { isOpen: true }, [], false, null],
  ['of the viewer is always shown', { isOpen: true }, [call], true, { winnerId: 2, outcome: null }],
  ['of others is shown from the lock', {}, [call], false, { winnerId: 2, outcome: null }],
  ['that does not exist is shown so from the lock', {}, [], false, { winnerId: null, outcome: null }],
  ['is correct', { winnerId: 2 }, [call], false, { winnerId: 2, outcome: 'correct' }],
  ['is wrong', { winnerId: 1 }, [call], false, { winnerId: 2, outcome: 'wrong' }],
  [
    'of another date does not count',
    { winnerId: 2, officialDate: '2026-07-19' },
    [call],
    true,
    { winnerId: null, outcome: null },
  ],
] as const)('a call %s', (_title, facts, calls, isOwn, expected) => {
  expect(callsOf([game(facts)], calls, { isOwn })).toEqual([expected]);
});
