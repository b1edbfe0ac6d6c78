import type { Random } from '../rng/random.ts';
import type { ActionRecord, EventRecord, PitchRecord, PlayRecord } from './play-record.ts';
import type { GameRecord } from './simulate-game.ts';

/** First season with a pitch timer. */
const pitchTimerSince = 2023;

/** Per called pitch: about one violation in two games, mostly by pitchers (MLB 2025). */
const violations = { B: { chance: 0.005, code: 'VP' }, C: { chance: 0.002, code: 'AC' } } as const;

/** Per pitch: about fifteen time-outs of batters in a game, mostly with two strikes. */
const timeOuts = { withTwoStrikes: 0.14, otherwise: 0.02 };

const second = 1000;

type Score = Pick<PlayRecord, 'awayScore' | 'homeScore'>;

/** A called pitch that becomes an automatic ball or strike; null for all others. */
function violationInsteadOf(pitch: PitchRecord, next: EventRecord | undefined, random: Random): EventRecord | null {
  const { call, at, balls, strikes, outs } = pitch;
  if (call !== 'B' && call !== 'C') return null;
  // a pitch that ends the plate appearance, or on which runners move, remains a pitch
  if (balls === 4 || strikes === 3 || next?.kind !== 'pitch') return null;
  const { chance, code } = violations[call];
  return random.chance(chance) ? { kind: 'noPitch', call: code, at, endsAt: at + second, balls, strikes, outs } : null;
}

/** A batter's time-out before a pitch; null for most pitches. */
function timeOutBefore(
  pitch: EventRecord,
  last: EventRecord | undefined,
  play: PlayRecord,
  score: Score,
  random: Random,
): ActionRecord | null {
  if (pitch.kind !== 'pitch' || last?.kind !== 'pitch' || pitch.at - last.endsAt < 10 * second) return null;
  if (!random.chance(last.strikes === 2 ? timeOuts.withTwoStrikes : timeOuts.otherwise)) return null;
  const { balls, strikes, outs } = last;
  return {
    kind: 'action',
    event: 'Batter Timeout',
    eventType: 'batter_timeout',
    description: 'Batter Timeout.',
    playerId: play.batterId,
    at: pitch.at - random.between(6, 8) * second,
    endsAt: pitch.at - second,
    balls,
    strikes,
    outs,
    isScoring: false,
    substitution: null,
    ...score,
  };
}

/** Adds time-outs and violations to a play; the movements of runners refer to the new indices of their events. */
function interruptPlay(play: PlayRecord, scoreBefore: Score, random: Random): PlayRecord {
  const events: EventRecord[] = [];
  const newIndices: number[] = [];
  let score = scoreBefore;
  for (const [index, event] of play.events.entries()) {
    const timeOut = timeOutBefore(event, play.events[index - 1], play, score, random);
    if (timeOut) events.push(timeOut);
    newIndices.push(events.length);
    const violation = event.kind === 'pitch' ? violationInsteadOf(event, play.events[index + 1], random) : null;
    events.push(violation ?? event);
    if (event.kind === 'action') score = { awayScore: event.awayScore, homeScore: event.homeScore };
  }
  if (events.every((event, index) => event === play.events[index])) return play;
  const runners = play.runners.map((move) => ({ ...move, eventIndex: newIndices[move.eventIndex] ?? move.eventIndex }));
  return { ...play, events, runners };
}

/** Adds batters' time-outs and pitch-timer violations. They are drawn separately and do not change the course of the game. */
export function addInterruptions(record: GameRecord, season: number, random: Random): GameRecord {
  if (season < pitchTimerSince) return record;
  const plays = record.plays.map((play, index) => {
    const { awayScore = 0, homeScore = 0 } = record.plays[index - 1] ?? {};
    return interruptPlay(play, { awayScore, homeScore }, random);
  });
  return { ...record, plays };
}
