import type { FieldingPlay } from '#domain/fielding/fielding-play.ts';
import { oncePerBody } from './once-per-body.ts';
import { wireFieldingRange, type WireFieldingPlay } from './wire/fielding-range.ts';

export const toFieldingPlays = oncePerBody((body): FieldingPlay[] => wireFieldingRange.parse(body).map(toFieldingPlay));

function toFieldingPlay(wire: WireFieldingPlay): FieldingPlay {
  return {
    gamePk: wire.game_pk ?? null,
    playerName: wire.name_display_first_last ?? null,
    sprintSpeed: wire.sprint_speed ?? null,
    distance: wire.distance ?? null,
  };
}
