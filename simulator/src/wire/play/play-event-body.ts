import type { ActionEvent, PickoffEvent, Play, PlayedGame, PlayEvent } from '../../played-game.ts';
import { countAfter } from './count-after.ts';
import { type JsonObject, object } from '../json.ts';
import { noPitchBody, pitchBody } from './pitch-body.ts';
import { positionBody } from '../people/position-body.ts';
import { personIdLink } from '../references.ts';

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
