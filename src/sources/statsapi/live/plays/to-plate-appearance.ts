import type { GameEvent, GamePlayer, RunnerMove } from '#rules/baseball/game/event.ts';
import type { Half, Hand, ResultKind, Base } from '#rules/baseball/game/model.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import { isErrorCredit, toMoveDetail } from './to-move-detail.ts';
import { isPitch } from './to-pitch.ts';
import type { WirePlayEvent, WirePlay, WireRunner } from './wire-play.ts';

/** The inning and half of a play; when the feed has none, those of the previous play. */
export type PlayPlace = { index: number; inning: number; half: Half; isComplete: boolean };

type Players = Record<string, GamePlayer>;

export function toHand(code: string | undefined): Hand | null {
  return code === 'L' || code === 'R' || code === 'S' ? code : null;
}

/** The substitution after the first pitch, if any. The matchup of a play is that of its end, not of its start. */
const changeMidway = (wire: WirePlay, type: string, position?: string): WirePlayEvent | undefined => {
  const firstPitch = wire.playEvents.findIndex(isPitch);
  return wire.playEvents.find(
    (event, place) =>
      firstPitch >= 0 &&
      place > firstPitch &&
      event.details?.eventType === type &&
      (position === undefined || event.position?.abbreviation === position),
  );
};

/** The start of a plate appearance. */
export function toStart(wire: WirePlay, place: PlayPlace, players: Players, at: number): GameEvent {
  const { matchup } = wire;
  const pinchHitter = changeMidway(wire, 'offensive_substitution', 'PH');
  const batterId = pinchHitter?.replacedPlayer?.id ?? matchup?.batter?.id ?? 0;
  const isRelieved = changeMidway(wire, 'pitching_substitution') !== undefined;
  const batter = players[batterId];
  const { index, inning, half } = place;
  return {
    type: 'plateAppearanceStarted',
    index,
    inning,
    half,
    batterId,
    batSide: toHand(matchup?.batSide?.code),
    pitcherId: isRelieved ? null : (matchup?.pitcher?.id ?? null),
    pitchHand: isRelieved ? null : toHand(matchup?.pitchHand?.code),
    zoneTop: batter?.zoneTop ?? defaultZone.top,
    zoneBottom: batter?.zoneBottom ?? defaultZone.bottom,
    at,
  };
}

const hits = new Set(['single', 'double', 'triple', 'home_run']);

/** An out on the bases can end a plate appearance whose batter neither moved nor was out. */
const isBatterStillDue = ({ runners, matchup, result }: WirePlay): boolean =>
  runners !== undefined &&
  !runners.some(
    ({ movement, details }) => details.runner.id === matchup?.batter?.id && movement?.start === undefined,
  ) &&
  !hits.has(result?.eventType ?? '');

const resultKinds: [event: RegExp, kind: ResultKind][] = [
  [/\b(?:Double|Triple) Play\b|\b[DT]P\b/, 'multipleOuts'],
  [/^Triple/, 'triple'],
  [/^(?:Stolen Base|Caught Stealing) Home/, 'stealOfHome'],
  [/^Strikeout/, 'strikeout'],
];

/** 'Grounded Into DP' and 'Strikeout Double Play' are `multipleOuts`. */
export function toResultKind(event: string): ResultKind | null {
  return resultKinds.find(([pattern]) => pattern.test(event))?.[1] ?? null;
}

/** The result of a plate appearance. */
export function toEnd(wire: WirePlay, at: number): GameEvent {
  const event = wire.result?.event ?? 'Play';
  return {
    type: 'plateAppearanceEnded',
    event,
    resultKind: toResultKind(event),
    description: collapseWhitespace(wire.result?.description),
    isHit: hits.has(wire.result?.eventType ?? wire.result?.event?.toLowerCase().replace(' ', '_') ?? ''),
    isBatterStillDue: isBatterStillDue(wire),
    rbi: wire.result?.rbi ?? 0,
    at,
  };
}

/** Upstream sentences contain repeated spaces. */
export function collapseWhitespace(text: string | undefined): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null;
}

const bases = { '1B': 1, '2B': 2, '3B': 3 } as const satisfies Record<string, Base>;

const rank = ({ movement }: WireRunner): number => (movement?.start ? bases[movement.start] : 0);

/**
 * One move per runner. The feed splits a move from first to third into bases. A runner who is out on the way is out.
 */
const moveOf = (unordered: WireRunner[], all: WireRunner[]): RunnerMove[] => {
  const steps = unordered.toSorted((a, b) => rank(a) - rank(b));
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const { start } = first.movement ?? {};
  const { end } = last.movement ?? {};
  const isOut = steps.some((step) => step.movement?.isOut === true);
  const from = start ? bases[start] : null;
  const to = isOut || end === undefined ? null : end === 'score' ? 'home' : bases[end];
  if (from === null && to === null && !isOut) return [];
  return [{ runnerId: first.details.runner.id, from, to, isOut, ...toMoveDetail(steps, all) }];
};

/** A fielder is charged once per error, regardless of how many runners advance (Official Baseball Rules 9.12). */
const errorsOf = (runners: WireRunner[]): (number | null)[] => {
  const charged = runners.flatMap(({ credits }) =>
    credits
      .filter(({ credit }) => isErrorCredit(credit))
      .map(({ credit, player }) => ({ key: `${player?.id} ${credit}`, playerId: player?.id ?? null })),
  );
  return [...new Map(charged.map(({ key, playerId }) => [key, playerId])).values()];
};

/** The runner events of one play event: first the errors, then all moves at once. */
export function toRunnerEvents(runners: WireRunner[], at: number): GameEvent[] {
  const byRunner = Map.groupBy(runners, (runner) => runner.details.runner.id);
  const moves = [...byRunner.values()].flatMap((steps) => moveOf(steps, runners));
  const errors = errorsOf(runners).map((playerId): GameEvent => ({ type: 'error', playerId, at }));
  return moves.length > 0 ? [...errors, { type: 'runners', moves, at }] : errors;
}
