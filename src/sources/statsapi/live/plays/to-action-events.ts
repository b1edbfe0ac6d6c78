import type { GameEvent, GameEventOf } from '#rules/baseball/game/event.ts';
import type { Base, Half } from '#rules/baseball/game/model.ts';
import { battingSideOf, fieldingSideOf } from '#rules/baseball/game/progress.ts';
import { statusFromText } from '../../wire/to-game-status.ts';
import { toText } from '../../wire/to-named.ts';
import { collapseWhitespace } from './to-plate-appearance.ts';
import type { WirePlayEvent } from './wire-play.ts';

const violation = /^Automatic (Ball|Strike) - (?:(\w+) Pitch Timer Violation|(.+ Violation))$/;

/**
 * 'Pitch-timer violation by pitcher Ada Marsh: automatic ball.' for 'Automatic Ball - Pitcher Pitch Timer Violation';
 * null for every other automatic ball or strike.
 */
export function describeViolation({ details }: WirePlayEvent): string | null {
  const [, call, offender, other] = violation.exec(collapseWhitespace(details?.description) ?? '') ?? [];
  if (call === undefined) return null;
  const name = details?.violation?.player?.fullName;
  const who = offender && name ? `${offender.toLowerCase()} ${name}` : `the ${offender?.toLowerCase()}`;
  const what = offender === undefined ? (other ?? '') : `Pitch-timer violation by ${who}`;
  return `${what}: automatic ${call.toLowerCase()}.`;
}

type Role = GameEventOf<'substitution'>['role'];

const fielderTypes = new Set(['defensive_substitution', 'defensive_switch', 'pitcher_switch']);

const roleOf = ({ details, position }: WirePlayEvent): Role | null => {
  const type = details?.eventType ?? '';
  if (type === 'pitching_substitution') return 'pitcher';
  if (type === 'offensive_substitution') return position?.abbreviation === 'PR' ? 'runner' : 'batter';
  if (!fielderTypes.has(type)) return null;
  return position?.abbreviation === 'P' ? 'pitcher' : 'fielder';
};

/** '701' is the second player in the seventh place of the order. */
export function orderOf(battingOrder: string | number | undefined): number | null {
  const order = Math.floor(Number(battingOrder ?? Number.NaN) / 100);
  return order >= 1 && order <= 9 ? order : null;
}

const toSubstitution = (wire: WirePlayEvent, half: Half, at: number): GameEvent[] => {
  const role = roleOf(wire);
  if (!role || !wire.player) return [];
  const isOffence = role === 'batter' || role === 'runner';
  return [
    {
      type: 'substitution',
      side: isOffence ? battingSideOf(half) : fieldingSideOf(half),
      role,
      playerId: wire.player.id,
      replacedId: wire.replacedPlayer?.id ?? null,
      order: orderOf(wire.battingOrder),
      position: wire.position?.abbreviation ?? null,
      at,
    },
  ];
};

const toBase = (base: number | undefined): Base => (base === 1 || base === 3 ? base : 2);

const toPlacedRunner = ({ details, player, base }: WirePlayEvent, at: number): GameEvent[] =>
  details?.eventType === 'runner_placed' && player
    ? [{ type: 'placedRunner', runnerId: player.id, base: toBase(base), at }]
    : [];

/** The count after a ball or strike without a pitch; null for every other action. */
export function automaticCount({ type, count }: WirePlayEvent): { balls: number; strikes: number } | null {
  return type === 'no_pitch' && count?.balls !== undefined && count.strikes !== undefined
    ? { balls: count.balls, strikes: count.strikes }
    : null;
}

const toCount = (wire: WirePlayEvent, at: number): GameEvent[] => {
  const count = automaticCount(wire);
  return count ? [{ type: 'count', ...count, at }] : [];
};

const statusChange = /^Status Change - (.+?)\.?$/;

/** The text of a status change ('Delayed: Rain'); null for other actions. */
export function statusTextOf({ details }: WirePlayEvent): string | null {
  const text = details?.eventType === 'game_advisory' ? statusChange.exec(details.description ?? '')?.[1] : undefined;
  return toText(text);
}

const toNote = (wire: WirePlayEvent, at: number): GameEvent[] => {
  const { details } = wire;
  const text = describeViolation(wire) ?? collapseWhitespace(details?.description ?? details?.event);
  return text ? [{ type: 'note', event: details?.event ?? text, text, at }] : [];
};

/** The events of an action: everything in a plate appearance except pitches and runners. */
export function toActionEvents(wire: WirePlayEvent, half: Half, at: number): GameEvent[] {
  const text = statusTextOf(wire);
  if (text) return [{ type: 'status', status: statusFromText(text), at }];
  return [...toSubstitution(wire, half, at), ...toPlacedRunner(wire, at), ...toCount(wire, at), ...toNote(wire, at)];
}
