import { challengePlane } from '../../physics/challenge-zone.ts';
import type { BattedBall, NoPitchEvent, PitchEvent, PitchPhysics } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { ballColor, callName, pitchTypeName, trailColor } from './pitch-names.ts';

/** `isTracked` false omits measurements of parks with tracking. */
export function pitchBody(event: PitchEvent, isTracked: boolean): JsonObject {
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

export function noPitchBody(event: NoPitchEvent): JsonObject {
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
