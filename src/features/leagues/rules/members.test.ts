import { expect, test } from 'vitest';
import { type Member, nextAdmin } from './members.ts';

const member = (userId: number, joinedAt: number, isAdmin = false): Member => ({ userId, joinedAt, isAdmin });

test.each<[string, Member[], number | null]>([
  ['no members are left', [], null],
  ['an admin is left', [member(1, 10), member(2, 20, true)], null],
  ['no admin is left', [member(3, 30), member(2, 20), member(4, 40)], 2],
  ['two joined first at the same time', [member(8, 20), member(5, 20), member(4, 30)], 5],
])('when %s, the next admin is as expected', (_, members, userId) => {
  expect(nextAdmin(members)?.userId ?? null).toBe(userId);
});
