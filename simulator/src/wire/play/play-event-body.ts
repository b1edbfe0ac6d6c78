import { pitchTypes } from '../../people/pitch-types.ts';
import type {
  ActionEvent,
  Play,
  PlayedGame,
  PlayEvent,
  BattedBall,
  NoPitchEvent,
  PitchEvent,
  PitchPhysics,
} from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { countAfter } from './count-after.ts';

/** The API's names of pitch calls. */
const callNames: Readonly<Record<string, string>> = {
  B: 'Ball', '*B': 'Ball In Dirt', C: 'Called Strike', S: 'Swinging Strike', W: 'Swinging Strike (Blocked)', F: 'Foul', T: 'Foul Tip',
  L: 'Foul Bunt', M: 'Missed Bunt', H: 'Hit By Pitch',
  X: 'In play, out(s)', D: 'In play, no out', E: 'In play, run(s)', V: 'Automatic Ball', VP: 'Automatic Ball - Pitcher Pitch Timer Violation',
  AC: 'Automatic Strike - Batter Pitch Timer Violation',
}; // prettier-ignore

/** One element of a play's `playEvents`; `descriptions` contains the descriptions with season numbers. */
export function playEventBody(
  { sportId }: PlayedGame,
  play: Play,
  event: PlayEvent,
  descriptions: ReadonlyMap<Play | PlayEvent, string>,
): JsonObject {
  return {
    ...bodyByKind(event, sportId !== 22, descriptions.get(event)),
    count: countAfter(play, event.index + 1),
    index: event.index,
    startTime: new Date(event.at).toISOString(),
    endTime: new Date(event.endsAt).toISOString(),
  };
}

/** `isTracked` false omits measurements of parks with tracking. */
function bodyByKind(event: PlayEvent, isTracked: boolean, description: string | undefined): JsonObject {
  if (event.kind === 'action') return actionBody(event, description ?? event.description);
  if (event.kind !== 'pickoff') return pitchBody(event, isTracked);
  const code = String(event.base);
  return { details: { description: `Pickoff Attempt ${code}B`, code, isOut: false }, isPitch: false, type: 'pickoff' };
}

function actionBody(
  { event, eventType, isScoring, playerId, substitution }: ActionEvent,
  description: string,
): JsonObject {
  const isOut = /caught_stealing|pickoff_(caught|[123]b)/.test(eventType);
  return {
    details: { description, event, eventType, isScoringPlay: isScoring, isOut },
    isPitch: false,
    type: 'action',
    ...(playerId === null ? {} : { player: { id: playerId } }),
    ...(substitution ? substitutionBody(substitution) : {}),
  };
}

function substitutionBody(substitution: NonNullable<ActionEvent['substitution']>): JsonObject {
  const { position, slot, replacedId, type, base } = substitution;
  return {
    isSubstitution: true,
    position: positionBody(position),
    ...(slot === null ? {} : { battingOrder: `${slot}${type === 'defensiveSwitch' ? '00' : '01'}` }),
    ...(replacedId === null ? {} : { replacedPlayer: { id: replacedId } }),
    ...(base === null ? {} : { base }),
  };
}

function pitchBody(event: PitchEvent | NoPitchEvent, isTracked: boolean): JsonObject {
  const { call: code, isStrike, isBall } = event;
  const pitch = event.kind === 'pitch' ? event : null;
  const tracked = isTracked ? pitch : null;
  const description = callNames[code] ?? code;
  return {
    details: {
      call: { code, description },
      description,
      code,
      isInPlay: pitch?.isInPlay ?? false,
      isStrike,
      isBall,
      ...(tracked ? { type: { code: tracked.pitchType, description: pitchTypes[tracked.pitchType].name } } : {}),
      isOut: code === 'X',
    },
    ...(tracked ? { pitchData: pitchData(tracked.physics) } : {}),
    ...(tracked?.battedBall ? { hitData: hitData(tracked.battedBall) } : {}),
    pitchNumber: event.number,
    isPitch: pitch !== null,
    type: pitch ? 'pitch' : 'no_pitch',
  };
}

function pitchData(physics: PitchPhysics): JsonObject {
  const { startSpeed, endSpeed, strikeZoneTop, strikeZoneBottom, strikeZoneDepth, ...path } = physics;
  const { breakAngle, spinRate, spinDirection, ...coordinates } = path;
  return {
    startSpeed,
    endSpeed,
    strikeZoneTop,
    strikeZoneBottom,
    ...(strikeZoneDepth === null ? {} : { strikeZoneDepth }),
    coordinates,
    breaks: { breakAngle, spinRate, spinDirection },
  };
}

function hitData({ exitVelocity, launchAngle, distance, trajectory, coordX, coordY }: BattedBall): JsonObject {
  return {
    launchSpeed: exitVelocity,
    launchAngle,
    totalDistance: distance,
    trajectory,
    coordinates: { coordX, coordY },
  };
}
