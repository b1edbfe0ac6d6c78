import type {
  PlateAppearance,
  BattedBall,
  Bases,
  GameStatus,
  GameView,
  LineScoreInning,
  LineupSlot,
  MissingPlays,
  Person,
  Pitch,
  ScoringPlay,
  Side,
  Team,
  Totals,
  Venue,
  Weather,
  NoHitter,
  PitchChallenge,
  Remaining,
} from '#rules/baseball/game/model.ts';
import {
  time,
  number,
  type Packed,
  type Packing,
  fields,
  flag,
  nullable,
  oneOf,
  text,
  addedList,
  dictionary,
  list,
  phrase,
} from './packing.ts';

/**
 * Frequent phrases, sent as their index in these tables. A page may run an older build than the server:
 * append entries, never move or remove them.
 */
const calls = [
  'Ball',
  'Called Strike',
  'Swinging Strike',
  'Foul',
  'In play, out(s)',
  'In play, no out',
  'In play, run(s)',
  'Ball In Dirt',
  'Foul Tip',
  'Swinging Strike (Blocked)',
  'Hit By Pitch',
  'Foul Bunt',
  'Missed Bunt',
  'Pitchout',
  'Automatic Ball',
  'Automatic Strike',
  'Intent Ball',
];

/** Frequent ones; any other is sent as text. */
const pitchTypePhrases = [
  'Four-Seam Fastball',
  'Sinker',
  'Slider',
  'Changeup',
  'Cutter',
  'Curveball',
  'Sweeper',
  'Splitter',
  'Knuckle Curve',
  'Slurve',
  'Knuckle Ball',
  'Eephus',
  'Screwball',
  'Forkball',
  'Slow Curve',
  'Fastball',
  'Two-Seam Fastball',
];

const trajectories = [
  'ground ball',
  'line drive',
  'fly ball',
  'popup',
  'bunt grounder',
  'bunt popup',
  'bunt line drive',
];

const events = [
  'Strikeout',
  'Groundout',
  'Flyout',
  'Single',
  'Walk',
  'Lineout',
  'Pop Out',
  'Double',
  'Home Run',
  'Forceout',
  'Hit By Pitch',
  'Grounded Into DP',
  'Sac Fly',
  'Field Error',
  'Triple',
  'Double Play',
  'Sac Bunt',
  'Intent Walk',
  'Fielders Choice Out',
  'Fielders Choice',
  'Strikeout Double Play',
  'Bunt Groundout',
  'Bunt Pop Out',
  'Bunt Lineout',
  'Runner Out',
  'Catcher Interference',
  'Caught Stealing 2B',
  'Caught Stealing 3B',
  'Caught Stealing Home',
  'Wild Pitch',
  'Passed Ball',
  'Balk',
  'Stolen Base 2B',
  'Stolen Base 3B',
  'Stolen Base Home',
];

const notes = ['Mound visit.', 'Batter Timeout.', 'Pitcher Step Off', 'Pickoff Attempt 1B'];

type Span = Pick<PlateAppearance, 'startedAt' | 'endedAt'>;

/** A plate appearance with its packed end. */
type Ending = Omit<PlateAppearance, 'endedAt'> & { endedAt: Packed };

const unchanged: Packing<Packed> = { pack: (value) => value, unpack: (packed) => packed };

/** Whole seconds since the start as a list of one number, `[77]`; any other end as a time. */
const packEnd = ({ startedAt, endedAt }: Span): Packed => {
  if (endedAt === null) return null;
  const lasted = startedAt === null ? Number.NaN : (endedAt - startedAt) / 1000;
  return Number.isInteger(lasted) ? [lasted] : time.pack(endedAt);
};

const unpackEnd = (packed: Packed, startedAt: number | null): number | null => {
  if (Array.isArray(packed)) return (startedAt ?? 0) + number.unpack(packed[0] ?? null) * 1000;
  return packed === null ? null : time.unpack(packed);
};

/** A plate appearance whose end is packed as its duration: three digits instead of ten. */
function withEnd(packing: Packing<Ending>): Packing<PlateAppearance> {
  return {
    pack: (value) => packing.pack({ ...value, endedAt: packEnd(value) }),
    unpack: (packed) => {
      const value = packing.unpack(packed);
      return { ...value, endedAt: unpackEnd(value.endedAt, value.startedAt) };
    },
  };
}

const numberOrNull = nullable(number);
const timeOrNull = nullable(time);
const textOrNull = nullable(text);
const half = oneOf('top', 'bottom');
const hand = nullable(oneOf('L', 'R', 'S'));
const person = fields<Person>({ id: number, name: text });

/** The challenge of a pitch's call. */
const challenge = fields<PitchChallenge>({
  isOverturned: nullable(flag),
  side: nullable(oneOf('away', 'home')),
  challenger: nullable(person),
});

/** What a club has left. */
const remaining = fields<Remaining>({ challenges: numberOrNull, replays: numberOrNull, moundVisits: numberOrNull });

const bothSides = <T>(packing: Packing<T>) => fields<Record<Side, T>>({ away: packing, home: packing });

const battedBall = fields<BattedBall>({
  exitVelocity: numberOrNull,
  launchAngle: numberOrNull,
  distance: numberOrNull,
  trajectory: nullable(phrase(trajectories)),
  x: numberOrNull,
  y: numberOrNull,
});

const pitch = fields<Pitch>({
  number,
  result: oneOf('ball', 'called', 'swinging', 'foul', 'hitByPitch', 'inPlayOut', 'inPlayHit', 'other'),
  call: phrase(calls),
  type: nullable(phrase(pitchTypePhrases)),
  balls: number,
  strikes: number,
  startSpeed: numberOrNull,
  endSpeed: numberOrNull,
  spinRate: numberOrNull,
  spinDirection: numberOrNull,
  breakAngle: numberOrNull,
  x: numberOrNull,
  z: numberOrNull,
  battedBall: nullable(battedBall),
  challenge: nullable(challenge),
});

const plateAppearance = withEnd(
  fields<Ending>({
    pitches: list(pitch),
    endedAt: unchanged,
    event: nullable(phrase(events)),
    description: textOrNull,
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
    startedAt: timeOrNull,
    homeChance: number,
    resultKind: nullable(oneOf('strikeout', 'triple', 'multipleOuts', 'stealOfHome')),
  }),
);

const scoringPlay = fields<ScoringPlay>({
  index: number,
  inning: number,
  half,
  event: phrase(events),
  description: textOrNull,
  away: number,
  home: number,
});

const team = fields<Team>({
  id: number,
  name: text,
  shortName: text,
  abbreviation: text,
  record: nullable(fields({ wins: number, losses: number })),
});

const status = fields<GameStatus>({
  phase: oneOf('open', 'live', 'held', 'final', 'void', 'unknown'),
  text,
  detail: nullable(oneOf('warmup', 'delayed', 'tied', 'postponed', 'canceled', 'missing', 'review', 'hidden')),
  reason: textOrNull,
  startTimeTbd: flag,
});

/** A view without field names. The fields that change most often come first, so that their index has one digit. */
export const packedView: Packing<GameView> = fields<GameView>({
  plateAppearance: nullable(plateAppearance),
  balls: number,
  strikes: number,
  outs: number,
  pitchCount: numberOrNull,
  bases: fields<Bases>({ first: numberOrNull, second: numberOrNull, third: numberOrNull }),
  onDeckId: numberOrNull,
  inHoleId: numberOrNull,
  totals: bothSides(fields<Totals>({ runs: number, hits: number, errors: number })),
  lineScore: list(fields<LineScoreInning>({ number, away: numberOrNull, home: numberOrNull })),
  scoringPlays: list(scoringPlay),
  inning: numberOrNull,
  inningState: nullable(oneOf('Top', 'Middle', 'Bottom', 'End')),
  lineups: bothSides(list(fields<LineupSlot>({ order: number, playerId: number, position: text }))),
  people: dictionary,
  status,
  teams: bothSides(team),
  decisions: nullable(fields({ winner: nullable(person), loser: nullable(person), save: nullable(person) })),
  gamePk: number,
  season: text,
  officialDate: text,
  startsAt: timeOrNull,
  scheduledInnings: number,
  doubleHeaderGame: numberOrNull,
  venue: fields<Venue>({ id: numberOrNull, name: text, timeZone: textOrNull }),
  weather: nullable(fields<Weather>({ condition: textOrNull, temperature: numberOrNull, wind: textOrNull })),
  probablePitchers: nullable(bothSides(nullable(person))),
  noPicksReason: textOrNull,
  series: textOrNull,
  remaining: bothSides(remaining),
  noHitter: nullable(fields<NoHitter>({ side: oneOf('away', 'home'), isPerfect: flag })),
  missingPlays: addedList(fields<MissingPlays>({ inning: numberOrNull, half: nullable(half) })),
});
