import type { Venue } from '../../model.ts';
import { drawLobs, type PitchKind } from '../../people/arsenal.ts';
import type { Player } from '../../people/player.ts';
import { hitBall } from '../../physics/hit-ball.ts';
import { throwPitch } from '../../physics/pitch-physics.ts';
import type { Play, PlayEvent } from '../../played-game.ts';
import type { Random } from '../../rng/random.ts';
import { describePlay } from './describe-play.ts';
import type { GameTimes } from './game-times.ts';
import type { RecordedEvent, RecordedPitch, RecordedPlay } from '../recorded-play.ts';

export type Decoration = {
  random: Random;
  venue: Venue;
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

function pitch(
  event: RecordedPitch,
  before: Count,
  play: RecordedPlay,
  more: Decoration,
): Omit<Extract<PlayEvent, { kind: 'pitch' }>, 'index' | 'number'> {
  const { random } = more;
  const pitcher = more.player(play.pitcherId);
  const { strikeZoneTop, strikeZoneBottom } = more.player(play.batterId).person;
  const thrown = throwPitch(random, {
    call: event.call,
    ...before,
    arsenal: arsenalOf(pitcher, random),
    bats: play.bats,
    throws: play.throws,
    zone: { top: strikeZoneTop, bottom: strikeZoneBottom },
    pitcherHeight: pitcher.person.height,
  });
  const { call, balls, strikes: strikeCount, outs } = event;
  return {
    kind: 'pitch',
    at: more.times.at(event.at),
    endsAt: more.times.at(event.endsAt),
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
    battedBall: event.batted ? hitBall(random, event.batted, more.venue) : null,
  };
}

type Numbering = { pitches: number; before: Count };

function decorateEvent(
  event: RecordedEvent,
  index: number,
  numbering: Numbering,
  play: RecordedPlay,
  more: Decoration,
): PlayEvent {
  if (event.kind === 'pitch') {
    const number = ++numbering.pitches;
    return { ...pitch(event, numbering.before, play, more), index, number };
  }
  const times = {
    at: more.times.at(event.at),
    endsAt: more.times.at(event.endsAt),
    index,
    playId: playId(more.random),
  };
  if (event.kind === 'noPitch') return { ...event, ...times, number: 0, isBall: true, isStrike: false };
  if (event.kind === 'pickoff') return { ...event, ...times, description: `Pickoff Attempt ${event.base}B` };
  return { ...event, ...times, review: null };
}

function captivation(play: RecordedPlay): number {
  const isHomeRun = play.eventType === 'home_run';
  const lateAndClose = play.inning >= 8 && Math.abs(play.awayScore - play.homeScore) <= 2 ? 25 : 0;
  return Math.min(100, (isHomeRun ? 35 : 0) + (play.isScoring ? 30 : 0) + lateAndClose + play.rbi * 6);
}

/** Adds speeds, spins, places, words and real times to a recorded play. */
export function decoratePlay(play: RecordedPlay, more: Decoration): Play {
  const numbering: Numbering = { pitches: 0, before: { balls: 0, strikes: 0 } };
  const events: PlayEvent[] = [];
  for (const [index, event] of play.events.entries()) {
    events.push(decorateEvent(event, index, numbering, play, more));
    numbering.before = { balls: event.balls, strikes: event.strikes };
  }
  const ball = events.findLast((event) => event.kind === 'pitch')?.battedBall ?? null;
  const description = describePlay(play, (id) => more.player(id).person.fullName, more.clubName, ball);
  return {
    ...play,
    startedAt: more.times.at(play.startedAt),
    endedAt: more.times.at(play.endedAt),
    events,
    description,
    hasReview: play.review !== null,
    review: play.review ? { ...play.review, playerId: play.batterId } : null,
    captivatingIndex: captivation(play),
  };
}
