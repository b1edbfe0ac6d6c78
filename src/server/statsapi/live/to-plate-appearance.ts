import type { GameEvent, GamePlayer } from '#domain/game/event.ts';
import type { Half, Hand } from '#domain/game/model.ts';
import { defaultZone } from '#domain/game/strike-zone.ts';
import { prose } from './prose.ts';
import { isPitch } from './to-pitch.ts';
import type { WirePlay } from './wire-play.ts';

/** Where a play stands in the game; a feed that leaves it out goes on where the play before was. */
export type PlayPlace = { index: number; inning: number; half: Half; isComplete: boolean };

export type Players = Record<number, GamePlayer>;

export const toHand = (code: string | undefined): Hand | null =>
  code === 'L' || code === 'R' || code === 'S' ? code : null;

/** A player of the second half of a plate appearance was not there at its start: the one he replaced was. */
const atStart = (wire: WirePlay, type: string, playerId: number, positions: string[] | null): number => {
  const firstPitch = wire.playEvents.findIndex(isPitch);
  const change = wire.playEvents.find(
    (event, position) =>
      firstPitch >= 0 &&
      position > firstPitch &&
      event.details?.eventType === type &&
      (positions === null || positions.includes(event.position?.abbreviation ?? '')),
  );
  return change?.replacedPlayer?.id ?? playerId;
};

/** A plate appearance as it began. */
export const toStart = (wire: WirePlay, place: PlayPlace, players: Players, at: number): GameEvent => {
  const { matchup } = wire;
  const batterId = atStart(wire, 'offensive_substitution', matchup?.batter?.id ?? 0, ['PH']);
  const batter = players[batterId];
  const { index, inning, half } = place;
  return {
    type: 'plateAppearanceStarted',
    index,
    inning,
    half,
    batterId,
    batSide: toHand(matchup?.batSide?.code),
    pitcherId: atStart(wire, 'pitching_substitution', matchup?.pitcher?.id ?? 0, null),
    pitchHand: toHand(matchup?.pitchHand?.code),
    zoneTop: batter?.zoneTop ?? defaultZone.top,
    zoneBottom: batter?.zoneBottom ?? defaultZone.bottom,
    at,
  };
};

const hits = new Set(['single', 'double', 'triple', 'home_run']);

/** The batter of a plate appearance that an out on the bases cut short neither moved nor was out. */
const isBatterStillDue = ({ runners, matchup, result }: WirePlay): boolean =>
  runners !== undefined &&
  !runners.some(
    ({ movement, details }) => details.runner.id === matchup?.batter?.id && movement?.start === undefined,
  ) &&
  !hits.has(result?.eventType ?? '');

/** Its result. */
export const toEnd = (wire: WirePlay, at: number): GameEvent => ({
  type: 'plateAppearanceEnded',
  event: wire.result?.event ?? 'Play',
  description: prose(wire.result?.description),
  isHit: hits.has(wire.result?.eventType ?? wire.result?.event?.toLowerCase().replace(' ', '_') ?? ''),
  isBatterStillDue: isBatterStillDue(wire),
  rbi: wire.result?.rbi ?? 0,
  at,
});
