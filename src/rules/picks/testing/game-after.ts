import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Phase } from '#rules/baseball/game/model.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { lockLeadMs } from '../lock.ts';
import type { PickableGame } from '../model.ts';
import { nextGameState } from '../next-game-state.ts';

const minute = 60_000;
export const firstPitch = Date.parse('2026-07-18T23:10:00Z');
export const lockAt = firstPitch - lockLeadMs;

export type Facts = {
  phase?: Phase;
  startsAt?: number | null;
  officialDate?: string;
  away?: number;
  home?: number;
  noPicksReason?: string | null;
  /** fields that the response lacks */
  lacks?: 'status' | 'start' | 'clubs' | 'score';
};

export function card({
  phase = 'open',
  startsAt = firstPitch,
  officialDate = '2026-07-18',
  away,
  home,
  noPicksReason = null,
  lacks,
}: Facts = {}): GameCard {
  const status = { phase, text: '', detail: null, reason: null, startTimeTbd: startsAt === null };
  return inventedCard({
    officialDate,
    noPicksReason,
    startsAt: lacks === 'start' ? null : startsAt,
    status: lacks === 'status' ? { ...status, phase: 'unknown', detail: 'missing' } : status,
    teams: {
      away: inventedClub(lacks === 'clubs' ? 0 : 110, away),
      home: inventedClub(lacks === 'clubs' ? 0 : 121, home),
    },
  });
}

/** Returns the state of a game after a series of refreshes, each `[facts, minutes from the first pitch]`. */
export function gameAfter(...refreshes: [Facts, number][]): PickableGame {
  const game = refreshes.reduce<PickableGame | null>(
    (seen, [facts, minutes]) => nextGameState(seen, card(facts), firstPitch + minutes * minute),
    null,
  );
  if (game === null) throw new Error('No refresh');
  return game;
}
