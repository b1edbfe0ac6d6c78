import type { WinProbability } from '#domain/stats/win-probability.ts';
import { oncePerBody } from '../client/memoize-by-body.ts';
import { wireWinProbabilities, type WireWinProbability } from './wire-win-probability.ts';

export const toWinProbabilities = oncePerBody((body): WinProbability[] =>
  wireWinProbabilities.parse(body).map(toWinProbability),
);

function toWinProbability(wire: WireWinProbability, position: number): WinProbability {
  return {
    index: wire.atBatIndex ?? wire.about?.atBatIndex ?? position,
    inning: wire.about?.inning ?? null,
    home: wire.homeTeamWinProbability,
    added: wire.homeTeamWinProbabilityAdded ?? null,
    leverage: wire.leverageIndex ?? null,
  };
}
