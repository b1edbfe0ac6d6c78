import type { PendingRuling, PitchChallenge, PitchEvent, Play, PlayedGame } from '../played-game.ts';

/** The pitch with the umpire's call, which the challenge overturned, and with the count after that call. */
function asCalled(pitch: PitchEvent, { originalCall: call }: PitchChallenge): PitchEvent {
  const shift = call === 'B' ? 1 : -1;
  const count = { balls: pitch.balls + shift, strikes: pitch.strikes - shift };
  return { ...pitch, ...count, call, isBall: call === 'B', isStrike: call === 'C' };
}

function beforeDecision(play: Play, challenge: PitchChallenge): Play {
  const pitch = play.events[challenge.eventIndex];
  if (pitch?.kind !== 'pitch') return play;
  return { ...play, events: play.events.with(challenge.eventIndex, asCalled(pitch, challenge)) };
}

const pending = { event: 'Official Scorer Ruling Pending', eventType: 'os_ruling_pending_primary' };

/** The play without a hit or an error. */
function beforeRuling(play: Play): Play {
  const runners = play.runners.map((move) => ({
    ...move,
    eventType: move.eventType === play.eventType ? pending.eventType : move.eventType,
    credits: move.credits.filter(({ credit }) => !credit.endsWith('_error')),
  }));
  return { ...play, ...pending, description: `${pending.event}.`, runners };
}

const copies = new WeakMap<PitchChallenge | PendingRuling, Play>();

/** Each copy of a play is made once, so that its JSON is also made once. */
function copyOf(key: PitchChallenge | PendingRuling, make: () => Play): Play {
  const copy = copies.get(key) ?? make();
  copies.set(key, copy);
  return copy;
}

/**
 * The game as known at a time: until a challenge is decided, a pitch has the umpire's call; until the official scorer
 * decides, a play has no result.
 */
export function gameAsKnown(played: PlayedGame, at: number): PlayedGame {
  const challenges = played.challenges.filter((one) => one.isOverturned && one.pitchAt <= at && at < one.endsAt);
  const rulings = played.rulings.filter(
    ({ playIndex, endsAt }) => (played.plays[playIndex]?.endedAt ?? Infinity) <= at && at < endsAt,
  );
  if (challenges.length + rulings.length === 0) return played;
  const plays = [...played.plays];
  const replace = (key: PitchChallenge | PendingRuling, change: (play: Play) => Play): void => {
    const play = plays[key.playIndex];
    if (play) plays[key.playIndex] = copyOf(key, () => change(play));
  };
  for (const challenge of challenges) replace(challenge, (play) => beforeDecision(play, challenge));
  for (const ruling of rulings) replace(ruling, beforeRuling);
  return { ...played, plays };
}
