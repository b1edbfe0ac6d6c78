import { createTransactionSteps } from '#platform/db/transaction-steps.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';

/** `today`: the baseball day of the change, YYYY-MM-DD */
type ClubChange = { favorite: number | null; today: string };

/** The user's row is locked. */
export const onClubChange =
  createTransactionSteps<[id: Authorized<UserId>, change: ClubChange]>('a change of the club');

/** The user's row is locked, and deleted afterwards. */
export const onAccountDeletion = createTransactionSteps<[id: Authorized<UserId>]>('a deleted account');
