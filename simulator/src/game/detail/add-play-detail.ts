import type { Venue } from '../../model.ts';
import { drawLobs, type PitchKind } from '../../people/arsenal.ts';
import type { Player } from '../../people/player.ts';
import { hitBall } from '../../physics/hit-ball.ts';
import { challengeZoneOf } from '../../physics/challenge-zone.ts';
import { throwPitch } from '../../physics/pitch-physics.ts';
import type { Play, PlayEvent } from '../../played-game.ts';
import type { Random } from '../../rng/random.ts';
import { describePlay } from './describe-play.ts';
import type { GameTimes } from './game-times.ts';
import type { EventRecord, PitchRecord, PlayRecord } from '../play-record.ts';

export type DetailContext = {
  random: Random;
  venue: Venue;
  hasChallenges: boolean;
  times: GameTimes;
  player(id: number): Player;
  clubName(side: 'away' | 'home'): string;
};

const strikes = new Set(['C', 'S', 'W', 'F', 'T', 'L', 'M']);
const inPlay = new Set(['X', 'D', 'E']);

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => Math.floor(random.next() * 16).toString(16)).join('');

const playId = (random: Random): string =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

function arsenalOf(player: Player, random: Random): readonly PitchKind[] {
  return player.arsenal.length > 0 ? player.arsenal : drawLobs(random, player.person.throws);
}

type Count = { balls: number; strikes: number };

function addPitchDetail(
  event: PitchRecord,
  before: Count,
  play: PlayRecord,
  context: DetailContext,
): Omit<Extract<PlayEvent, { kind: 'pitch' }>, 'index' | 'number'> {
  const { random } = context;
  const pitcher = context.player(play.pitcherId);
  const { strikeZoneTop, strikeZoneBottom, height } = context.player(play.batterId).person;
  const thrown = throwPitch(random, {
    call: event.call,
    ...before,
    arsenal: arsenalOf(pitcher, random),
    bats: play.bats,
    throws: play.throws,
    zone: { top: strikeZoneTop, bottom: strikeZoneBottom },
    challengeZone: context.hasChallenges ? challengeZoneOf(height) : null,
    pitcherHeight: pitcher.person.height,
  });
  const { call, balls, strikes: strikeCount, outs } = event;
  return {
    kind: 'pitch',
    at: context.times.at(event.at),
    endsAt: context.times.at(event.endsAt),
    balls,
    strikes: strikeCount,
    outs,
    playId: playId(random),
    call,
    isStrike: strikes.has(call),
    isBall: call === 'B' || call === '*B' || call === 'H',
    isInPlay: inPlay.has(call),
    pitchType: thrown.type,
    physics: thrown.physics,
    battedBall: event.batted ? hitBall(random, event.batted, context.venue) : null,
  };
}

type Numbering = { pitches: number; before: Count };

function addEventDetail(
  event: EventRecord,
  index: number,
  numbering: Numbering,
  play: PlayRecord,
  context: DetailContext,
): PlayEvent {
  if (event.kind === 'pitch') {
    const number = ++numbering.pitches;
    return { ...addPitchDetail(event, numbering.before, play, context), index, number };
  }
  const times = {
    at: context.times.at(event.at),
    endsAt: context.times.at(event.endsAt),
    index,
    playId: playId(context.random),
  };
  if (event.kind === 'noPitch') {
    const isStrike = event.call.startsWith('A');
    return { ...event, ...times, number: numbering.pitches, isBall: !isStrike, isStrike };
  }
  if (event.kind === 'pickoff') return { ...event, ...times, description: `Pickoff Attempt ${event.base}B` };
  return { ...event, ...times };
}

function captivatingIndex(play: PlayRecord): number {
  const isHomeRun = play.eventType === 'home_run';
  const lateAndClose = play.inning >= 8 && Math.abs(play.awayScore - play.homeScore) <= 2 ? 25 : 0;
  return Math.min(100, (isHomeRun ? 35 : 0) + (play.isScoring ? 30 : 0) + lateAndClose + play.rbi * 6);
}

/** Adds pitch physics, batted-ball data, descriptions and real times to a play record. */
export function addPlayDetail(play: PlayRecord, context: DetailContext): Play {
  const numbering: Numbering = { pitches: 0, before: { balls: 0, strikes: 0 } };
  const events: PlayEvent[] = [];
  for (const [index, event] of play.events.entries()) {
    events.push(addEventDetail(event, index, numbering, play, context));
    numbering.before = { balls: event.balls, strikes: event.strikes };
  }
  const ball = events.findLast((event) => event.kind === 'pitch')?.battedBall ?? null;
  const description = describePlay(play, (id) => context.player(id).person.fullName, context.clubName, ball);
  return {
    ...play,
    startedAt: context.times.at(play.startedAt),
    endedAt: context.times.at(play.endedAt),
    events,
    description,
    hasReview: play.review !== null,
    review: play.review && {
      ...play.review,
      startsAt: context.times.at(play.review.startsAt),
      endsAt: context.times.at(play.endedAt),
    },
    captivatingIndex: captivatingIndex(play),
  };
}
