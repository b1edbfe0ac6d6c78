import type { AlertMoment } from '../alert-moment.ts';

/** A moment of an invented game. */
export function inventedMoment(change: Partial<AlertMoment> = {}): AlertMoment {
  return {
    key: 'key',
    gamePk: 1,
    kind: 'leadChange',
    cause: 'play',
    priority: 2,
    clubId: 121,
    playerId: null,
    awayId: 110,
    homeId: 121,
    game: 'Ospreys at Herons',
    isUnusual: false,
    sentence: 'The Herons lead.',
    plainSentence: 'Plain.',
    happenedAt: null,
    arrivedAt: 0,
    ...change,
  };
}
