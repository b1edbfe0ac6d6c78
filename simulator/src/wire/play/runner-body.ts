import type { League } from '../../league.ts';
import type { RunnerMove } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { personIdLink, personReference } from '../references.ts';

const baseName = (base: 1 | 2 | 3 | 4 | null, home: string) => (base === null ? null : base === 4 ? home : `${base}B`);

/** One element of `runners`. */
export function runnerBody(league: League, move: RunnerMove): JsonObject {
  return {
    movement: {
      originBase: baseName(move.start, ''),
      start: baseName(move.start, ''),
      end: move.isOut ? null : baseName(move.end, 'score'),
      outBase: baseName(move.outBase, '4B'),
      isOut: move.isOut,
      outNumber: move.outNumber,
    },
    details: {
      event: move.event,
      eventType: move.eventType,
      movementReason: move.movementReason,
      runner: personReference(league, move.personId),
      responsiblePitcher:
        move.isScoring && move.responsiblePitcherId !== null ? personIdLink(move.responsiblePitcherId) : null,
      isScoringEvent: move.isScoring,
      rbi: move.rbi,
      earned: move.earned,
      teamUnearned: false,
      playIndex: move.eventIndex,
    },
    credits: move.credits.map(({ personId, position, credit }) => ({
      player: personIdLink(personId),
      position: positionBody(position),
      credit,
    })),
  };
}
