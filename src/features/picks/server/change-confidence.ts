import type { OwnConfidence } from '../contract/confidence.ts';
import type { Db } from '#platform/db/open-db.ts';
import { pickingClosedMessage } from './requests/picking-closed-message.ts';
import type { PickableGames } from './requests/pickable-games.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError, NotFound } from '#platform/http/errors/app-error.ts';
import { deleteConfidence, writeConfidence } from './confidence/write-confidence.ts';

type ChangeConfidenceParts = { db: Db; pickableGames: PickableGames };
/** `now`: epoch ms, league clock */
type Change = { gamePk: number; userId: Authorized<UserId>; now: number };

/** Refreshes the game if its stored state may be outdated, then runs a change that needs an open game. */
async function changeIfOpen(
  { pickableGames }: ChangeConfidenceParts,
  { gamePk }: Change,
  { change, missing }: { change: () => Promise<{ isOpen: boolean; winnerId: number | null }>; missing: string },
): Promise<number> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  const { isOpen, winnerId } = await change();
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (winnerId === null) throw new NotFound(missing);
  return winnerId;
}

/** Sets how sure the user is of a pick, in percent. */
export async function setConfidence(
  parts: ChangeConfidenceParts,
  change: Change,
  percent: number,
): Promise<OwnConfidence> {
  const pick = { ...change, now: new Date(change.now) };
  const winnerId = await changeIfOpen(parts, change, {
    change: () => writeConfidence(parts.db, pick, percent),
    missing: 'There is no pick of this game.',
  });
  return { gamePk: change.gamePk, winnerId, percent };
}

export async function removeConfidence(parts: ChangeConfidenceParts, change: Change): Promise<{ gamePk: number }> {
  const pick = { ...change, now: new Date(change.now) };
  await changeIfOpen(parts, change, {
    change: () => deleteConfidence(parts.db, pick),
    missing: 'There is no confidence to remove.',
  });
  return { gamePk: change.gamePk };
}
