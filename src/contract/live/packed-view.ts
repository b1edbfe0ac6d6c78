import { calls, events, notes, pitchTypes, trajectories } from './frequent-phrases.ts';
import { unchanged, withEnd } from './packed-end.ts';
import type { Ending } from './packed-end.ts';
import { dictionary, fields, flag, time, list, nullable, number, oneOf, text, phrase } from './packing.ts';
import type { Packing } from './packing.ts';
import type {
  BattedBall,
  Bases,
  GameStatus,
  GameView,
  LineScoreInning,
  LineupSlot,
  Person,
  Pitch,
  ScoringPlay,
  Side,
  Team,
  Totals,
  Venue,
  Weather,
} from '#domain/game/model.ts';

const maybeNumber = nullable(number);
const maybeInstant = nullable(time);
const maybeText = nullable(text);
const half = oneOf('top', 'bottom');
const hand = nullable(oneOf('L', 'R', 'S'));

const bothSides = <T>(packing: Packing<T>) => fields<Record<Side, T>>({ away: packing, home: packing });

const battedBall = fields<BattedBall>({
  exitVelocity: maybeNumber,
  launchAngle: maybeNumber,
  distance: maybeNumber,
  trajectory: nullable(phrase(trajectories)),
  x: maybeNumber,
  y: maybeNumber,
});

const pitch = fields<Pitch>({
  number,
  result: oneOf('ball', 'called', 'swinging', 'foul', 'hitByPitch', 'inPlayOut', 'inPlayHit', 'other'),
  call: phrase(calls),
  type: nullable(phrase(pitchTypes)),
  balls: number,
  strikes: number,
  startSpeed: maybeNumber,
  endSpeed: maybeNumber,
  spinRate: maybeNumber,
  spinDirection: maybeNumber,
  breakAngle: maybeNumber,
  x: maybeNumber,
  z: maybeNumber,
  battedBall: nullable(battedBall),
});

const plateAppearance = withEnd(
  fields<Ending>({
    pitches: list(pitch),
    endedAt: unchanged,
    event: nullable(phrase(events)),
    description: maybeText,
    outs: number,
    notes: list(phrase(notes)),
    isScoring: flag,
    rbi: number,
    away: number,
    home: number,
    index: number,
    inning: number,
    half,
    batterId: number,
    batSide: hand,
    pitcherId: number,
    pitchHand: hand,
    zoneTop: number,
    zoneBottom: number,
    startedAt: maybeInstant,
    homeChance: number,
    resultKind: nullable(oneOf('strikeout', 'triple', 'multipleOuts', 'stealOfHome')),
  }),
);

const scoringPlay = fields<ScoringPlay>({
  index: number,
  inning: number,
  half,
  event: phrase(events),
  description: maybeText,
  away: number,
  home: number,
});

const person = fields<Person>({ id: number, name: text });

const team = fields<Team>({
  id: number,
  name: text,
  shortName: text,
  abbreviation: text,
  record: nullable(fields({ wins: number, losses: number })),
});

const status = fields<GameStatus>({
  phase: oneOf('open', 'live', 'held', 'final', 'void', 'unknown'),
  words: text,
  detail: nullable(oneOf('warmup', 'delayed', 'tied', 'postponed', 'canceled')),
  reason: maybeText,
  startTimeTbd: flag,
});

/** A view without field names. The fields that change most often come first, so that their index has one digit. */
export const packedView: Packing<GameView> = fields<GameView>({
  plateAppearance: nullable(plateAppearance),
  balls: number,
  strikes: number,
  outs: number,
  pitchCount: maybeNumber,
  bases: fields<Bases>({ first: maybeNumber, second: maybeNumber, third: maybeNumber }),
  onDeckId: maybeNumber,
  inHoleId: maybeNumber,
  totals: bothSides(fields<Totals>({ runs: number, hits: number, errors: number })),
  lineScore: list(fields<LineScoreInning>({ number, away: maybeNumber, home: maybeNumber })),
  scoringPlays: list(scoringPlay),
  inning: maybeNumber,
  inningState: nullable(oneOf('Top', 'Middle', 'Bottom', 'End')),
  lineups: bothSides(list(fields<LineupSlot>({ order: number, playerId: number, position: text }))),
  people: dictionary,
  status,
  teams: bothSides(team),
  decisions: nullable(fields({ winner: nullable(person), loser: nullable(person), save: nullable(person) })),
  gamePk: number,
  season: text,
  officialDate: text,
  startsAt: maybeInstant,
  scheduledInnings: number,
  doubleHeaderGame: maybeNumber,
  venue: fields<Venue>({ id: maybeNumber, name: text, timeZone: maybeText }),
  weather: nullable(fields<Weather>({ condition: maybeText, temperature: maybeNumber, wind: maybeText })),
  probablePitchers: bothSides(nullable(person)),
});
