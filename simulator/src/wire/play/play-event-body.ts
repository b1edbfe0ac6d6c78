import type {
  ActionEvent,
  PickoffEvent,
  Play,
  PlayedGame,
  PlayEvent,
  BattedBall,
  NoPitchEvent,
  PitchEvent,
  PitchPhysics,
} from '../../played-game.ts';
import { countAfter } from './count-after.ts';
import { type JsonObject, object } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { personIdLink } from '../references.ts';
import { challengePlane } from '../../physics/challenge-zone.ts';
import { ballColor, callName, pitchTypeName, trailColor } from './pitch-names.ts';

/** One element of a play's `playEvents`; `descriptions` contains the descriptions with season numbers. */
export function playEventBody(
  { sportId }: PlayedGame,
  play: Play,
  event: PlayEvent,
  descriptions: ReadonlyMap<Play | PlayEvent, string>,
): JsonObject {
  const isTracked = sportId !== 22;
  const described =
    event.kind === 'action' ? { ...event, description: descriptions.get(event) ?? event.description } : event;
  return {
    ...withRunners(bodyByKind(described, isTracked), event, play),
    count: countAfter(play, event.index + 1),
    index: event.index,
    startTime: new Date(event.at).toISOString(),
    endTime: new Date(event.endsAt).toISOString(),
  };
}

const isSteal = (event: PlayEvent | undefined) =>
  event?.kind === 'action' && /stolen_base|caught_stealing/.test(event.eventType);

/** Whether a runner went with the pitch, and the number of disengagements in this plate appearance. */
function withRunners(body: JsonObject, event: PlayEvent, { events }: Play): JsonObject {
  const more: JsonObject = {};
  if (event.kind === 'pitch' && isSteal(events[event.index + 1])) more.runnerGoing = true;
  if (event.kind === 'pickoff')
    more.disengagementNum = events.slice(0, event.index + 1).filter(({ kind }) => kind === 'pickoff').length;
  return { ...body, details: { ...object(body, 'details'), ...more } };
}

function bodyByKind(event: PlayEvent, isTracked: boolean): JsonObject {
  if (event.kind === 'pitch') return pitchBody(event, isTracked);
  if (event.kind === 'noPitch') return noPitchBody(event);
  return event.kind === 'pickoff' ? pickoffBody(event) : actionBody(event);
}

function pickoffBody({ base, fromCatcher, description, playId }: PickoffEvent): JsonObject {
  return {
    details: {
      description,
      code: String(base),
      isOut: false,
      hasReview: false,
      fromCatcher,
    },
    playId,
    isPitch: false,
    type: 'pickoff',
  };
}

function actionBody(event: ActionEvent): JsonObject {
  const { description, eventType, awayScore, homeScore, substitution } = event;
  return {
    details: {
      description,
      event: event.event,
      eventType,
      awayScore,
      homeScore,
      isScoringPlay: event.isScoring,
      isOut: /caught_stealing|pickoff_(caught|[123]b)/.test(eventType),
      hasReview: false,
    },
    actionPlayId: event.playId,
    isPitch: false,
    type: 'action',
    ...(isOnBases(eventType) ? { isBaseRunningPlay: true } : {}),
    ...(event.playerId === null ? {} : { player: personIdLink(event.playerId) }),
    ...(substitution ? substitutionBody(substitution) : {}),
  };
}

const isOnBases = (eventType: string) =>
  /stolen_base|caught_stealing|pickoff|wild_pitch|passed_ball|balk|defensive_indiff/.test(eventType);

function substitutionBody(substitution: NonNullable<ActionEvent['substitution']>): JsonObject {
  const { position, slot, replacedId, type, base } = substitution;
  return {
    isSubstitution: true,
    position: positionBody(position),
    ...(slot === null ? {} : { battingOrder: `${slot}${type === 'defensiveSwitch' ? '00' : '01'}` }),
    ...(replacedId === null ? {} : { replacedPlayer: personIdLink(replacedId) }),
    ...(base === null ? {} : { base }),
  };
}

/** `isTracked` false omits measurements of parks with tracking. */
function pitchBody(event: PitchEvent, isTracked: boolean): JsonObject {
  const { call: code, isInPlay, isStrike, isBall, pitchType } = event;
  const call = { code, description: callName(code) };
  return {
    details: {
      call,
      description: call.description,
      code,
      ...(isTracked
        ? {
            ballColor: ballColor(event),
            trailColor: trailColor(pitchType),
          }
        : {}),
      isInPlay,
      isStrike,
      isBall,
      ...(isTracked
        ? {
            type: {
              code: pitchType,
              description: pitchTypeName(pitchType),
            },
          }
        : {}),
      isOut: code === 'X',
      hasReview: false,
    },
    ...(isTracked ? { pitchData: pitchData(event.physics) } : {}),
    ...(isTracked && event.battedBall ? { hitData: hitData(event.battedBall) } : {}),
    playId: event.playId,
    pitchNumber: event.number,
    isPitch: true,
    type: 'pitch',
  };
}

function noPitchBody(event: NoPitchEvent): JsonObject {
  const { call: code, isStrike, isBall } = event;
  const call = { code, description: callName(code) };
  return {
    details: {
      call,
      description: call.description,
      code,
      isInPlay: false,
      isStrike,
      isBall,
      isOut: false,
      hasReview: false,
    },
    playId: event.playId,
    pitchNumber: event.number,
    isPitch: false,
    type: 'no_pitch',
  };
}

const twoPlaces = (n: number) => Math.round(n * 100) / 100;

function pitchData(p: PitchPhysics): JsonObject {
  const { pX, pZ, pfxX, pfxZ, x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ } = p;
  // the API's legacy strike zone coordinates, in pixels
  const picture = { x: twoPlaces(117 - pX * 38.5), y: twoPlaces(238.8 - pZ * 26.97) };
  return {
    startSpeed: p.startSpeed,
    endSpeed: p.endSpeed,
    strikeZoneTop: p.strikeZoneTop,
    strikeZoneBottom: p.strikeZoneBottom,
    ...(p.strikeZoneDepth === null
      ? {}
      : { strikeZoneWidth: challengePlane.width, strikeZoneDepth: p.strikeZoneDepth }),
    coordinates: {
      aY,
      aZ,
      pfxX,
      pfxZ,
      pX,
      pZ,
      vX0,
      vY0,
      vZ0,
      ...picture,
      x0,
      y0,
      z0,
      aX,
    },
    breaks: {
      breakAngle: p.breakAngle,
      breakLength: p.breakLength,
      breakY: 24,
      breakVertical: p.breakVertical,
      breakVerticalInduced: p.breakVerticalInduced,
      breakHorizontal: p.breakHorizontal,
      spinRate: p.spinRate,
      spinDirection: p.spinDirection,
    },
    zone: p.zone,
    typeConfidence: p.typeConfidence,
    plateTime: p.plateTime,
    extension: p.extension,
  };
}

function hitData(ball: BattedBall): JsonObject {
  return {
    launchSpeed: ball.exitVelocity,
    launchAngle: ball.launchAngle,
    totalDistance: ball.distance,
    trajectory: ball.trajectory,
    hardness: ball.hardness,
    location: String(ball.location),
    coordinates: { coordX: ball.coordX, coordY: ball.coordY },
  };
}
