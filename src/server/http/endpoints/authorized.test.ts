import { expectTypeOf, test } from 'vitest';
import type { deleteUser, updateUser } from '#server/features/accounts/user-record.ts';
import type { exportAccount } from '#server/features/accounts/export-account.ts';
import type { startSession } from '#server/features/accounts/sessions.ts';
import type { submitPrediction } from '#server/features/predictions/submit-prediction.ts';
import type { withdrawPrediction } from '#server/features/predictions/withdraw-prediction.ts';
import type { Authorized, UserId } from './authorized.ts';

test('an unchecked id is not an authorized one', () => {
  expectTypeOf<UserId>().not.toExtend<Authorized<UserId>>();
});

test('functions that change a user’s record take an authorized id', () => {
  expectTypeOf<typeof updateUser>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof deleteUser>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof exportAccount>().parameter(1).toExtend<Authorized<UserId>>();
  expectTypeOf<typeof startSession>().parameter(1).toHaveProperty('id').toExtend<Authorized<UserId>>();
  expectTypeOf<typeof submitPrediction>().parameter(1).toHaveProperty('userId').toExtend<Authorized<UserId>>();
  expectTypeOf<typeof withdrawPrediction>().parameter(1).toHaveProperty('userId').toExtend<Authorized<UserId>>();
});
