import { expect, test } from 'vitest';
import { nameMove } from './name-move.ts';

test.each([
  ['optioned', 'Whatever', 'Optioned'],
  ['other', 'Loan', 'Loan'],
  ['other', '', 'Other move'],
] as const)('the event %s of the type %j is %j', (event, type, name) => expect(nameMove({ event, type })).toBe(name));
