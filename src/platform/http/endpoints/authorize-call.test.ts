import { expectTypeOf, test } from 'vitest';
import type { exportAccount } from '#features/accounts/server/export-account.ts';
import type { startSession } from '#features/accounts/server/sessions.ts';
import type { deleteUser, updateUser } from '#features/accounts/server/user-record.ts';
import type { submitPick, withdrawPick } from '#features/picks/server/submit-pick.ts';
import type { Authorized, UserId } from './authorized.ts';

test('an unchecked id is not an authorized one', () => {
  expectTypeOf<UserId>().not.toExtend<Authorized<UserId>>();
});

test('functions that change a user’s record take an authorized id', () => {
  expectTypeOf<typeof updateUser>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof deleteUser>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof exportAccount>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof startSession>().parameter(1).toHaveProperty('id').toExtend<Authorized<UserId>>();
  expectTypeOf<typeof submitPick>().parameter(2).toHaveProperty('userId').toExtend<Authorized<UserId>>();
  expectTypeOf<typeof withdrawPick>().parameter(2).toHaveProperty('userId').toExtend<Authorized<UserId>>();
});
