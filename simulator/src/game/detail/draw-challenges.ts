import type { Side } from '../../model.ts';
import { challengePlane, distanceToEdge } from '../../physics/challenge-zone.ts';
import { crossingAt } from '../../physics/plate-location.ts';
import type { PitchChallenge, PitchEvent, Play, PlayedGame } from '../../played-game.ts';
import type { Random } from '../../rng/random.ts';
import { challengesLeft } from '../challenges-left.ts';

type Input = {
  random: Random;
  plays: readonly Play[];
  starters: PlayedGame['starters'];
  /** clubs cannot challenge while a position player pitches */
  isPitcher(personId: number): boolean;
};

const inches = 12;

/** Scale in inches: a pitch this far from the edge is challenged a third as often as one on the edge. */
const closeness = 1.4;

/** Chances of a challenge on the edge in an ordinary count, fitted to about two of each kind per game. */
const chances = { overturned: 0.15, confirmed: 0.13 };

/** A challenge is more likely when the pitch decides the plate appearance. */
const whenDeciding = 2.2;

const second = 1000;

const isDeciding = ({ balls, strikes }: PitchEvent): boolean => balls === 4 || strikes === 3;

/** The umpire's call and the challenge that it causes; null for most pitches. */
function drawCall(random: Random, pitch: PitchEvent): Pick<PitchChallenge, 'originalCall' | 'isOverturned'> | null {
  const { call, physics } = pitch;
  if (call !== 'B' && call !== 'C') return null;
  const zone = { top: physics.strikeZoneTop, bottom: physics.strikeZoneBottom };
  const distance = distanceToEdge(crossingAt(physics, challengePlane.depth), zone);
  // the calls of the simulation are final: a wrong one was not challenged
  if ((call === 'C') !== distance <= 0) return null;
  const factor = Math.exp((-Math.abs(distance) * inches) / closeness) * (isDeciding(pitch) ? whenDeciding : 1);
  const roll = random.next();
  if (roll < chances.overturned * factor) return { originalCall: call === 'C' ? 'B' : 'C', isOverturned: true };
  if (roll > 1 - chances.confirmed * factor) return { originalCall: call, isOverturned: false };
  return null;
}

/** Time from the pitch to the challenge and to its decision; null without enough time before the next event. */
function drawTimes(random: Random, pitch: PitchEvent, nextAt: number): { startsAt: number; endsAt: number } | null {
  const startsAt = pitch.endsAt + second;
  const endsAt = Math.min(startsAt + random.between(9, 13) * second, nextAt - 2 * second);
  return endsAt - startsAt < 6 * second ? null : { startsAt, endsAt };
}

function drawPlacement(random: Random, play: Play, pitch: PitchEvent): PitchChallenge['placement'] {
  if (play.review !== null) return 'additional';
  if (!isDeciding(pitch)) return 'pitch';
  const roll = random.next();
  return roll < 0.75 ? 'play' : roll < 0.9 ? 'both' : 'pitch';
}

/** Draws the challenges of ball and strike calls of a game. The last play has none, so that they never move the game's end. */
export function drawChallenges({ random, plays, starters, isPitcher }: Input): PitchChallenge[] {
  const catcherIn = (side: Side): number =>
    starters[side].order.find(({ position }) => position === 'C')?.personId ?? 0;
  const catchers = { away: catcherIn('away'), home: catcherIn('home') };
  const challenges: PitchChallenge[] = [];
  const draw = (play: Play, pitch: PitchEvent): PitchChallenge | null => {
    const called = drawCall(random, pitch);
    const nextAt = play.events[pitch.index + 1]?.at ?? plays[play.index + 1]?.startedAt ?? 0;
    const times = called && drawTimes(random, pitch, nextAt);
    if (!times) return null;
    const [atBat, inField] = play.isTop ? (['away', 'home'] as const) : (['home', 'away'] as const);
    const side = called.originalCall === 'C' ? atBat : inField;
    if (challengesLeft(challenges, side, play.inning) === 0) return null;
    const fielder = random.chance(0.85) ? catchers[inField] : play.pitcherId;
    return {
      playIndex: play.index,
      eventIndex: pitch.index,
      inning: play.inning,
      side,
      playerId: side === atBat ? play.batterId : fielder,
      ...called,
      pitchAt: pitch.at,
      ...times,
      placement: drawPlacement(random, play, pitch),
    };
  };
  for (const play of plays.slice(0, -1)) {
    for (const event of play.events) {
      if (event.kind === 'action' && event.substitution?.position === 'C')
        catchers[event.substitution.side] = event.substitution.playerId;
      const challenge = event.kind === 'pitch' && isPitcher(play.pitcherId) ? draw(play, event) : null;
      if (challenge) challenges.push(challenge);
    }
  }
  return challenges;
}
