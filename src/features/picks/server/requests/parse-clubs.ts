import type { PickableGame } from '#rules/picks/model.ts';
import { Unacceptable } from '#platform/http/errors/app-error.ts';

type RequestedClubs = { predictedWinnerId: number; predictedLoserId?: number | undefined };

/** Returns the clubs of a pick. Throws `Unacceptable` for a club of another game and for the same club twice. */
export function parseClubs({ predictedWinnerId, predictedLoserId }: RequestedClubs, { awayId, homeId }: PickableGame) {
  const isClub = (id: number) => id === awayId || id === homeId;
  if (!isClub(predictedWinnerId)) throw new Unacceptable({ predictedWinnerId: 'is not a club of this game' });
  if (predictedLoserId === predictedWinnerId)
    throw new Unacceptable({ predictedLoserId: 'is the same club as the winner' });
  const loserId = predictedWinnerId === homeId ? awayId : homeId;
  if (predictedLoserId !== undefined && predictedLoserId !== loserId)
    throw new Unacceptable({ predictedLoserId: 'is not a club of this game' });
  return { winnerId: predictedWinnerId, loserId };
}
