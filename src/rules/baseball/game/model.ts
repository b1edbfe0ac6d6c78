import { z } from 'zod';

/**
 * The shapes of a game, used in every layer. Types are inferred from the schemas.
 * Only the server and the tests may import the schemas at run time; the browser imports the types.
 * Units: times are epoch milliseconds (UTC), speeds mph, distances and plate positions feet, angles degrees, spin rpm.
 */
export const halfSchema = z.enum(['top', 'bottom']);
export const baseSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const handSchema = z.enum(['L', 'R', 'S']);

/** A person, club, league or level with its upstream id. */
export const namedSchema = z.object({ id: z.number().int(), name: z.string() });

export const sideSchema = z.enum(['away', 'home']);

export function bothSides<T extends z.ZodType>(schema: T) {
  return z.object({ away: schema, home: schema });
}

/** A club that has allowed no hit, from the sixth inning on, in progress or over. */
export const noHitterSchema = z.object({
  /** the club in the field */
  side: sideSchema,
  /** it has allowed no runner at all */
  isPerfect: z.boolean(),
});

/** A club's challenge of the call of one pitch (Automated Ball-Strike System, from 2026). */
const pitchChallengeSchema = z.object({
  /** the club that challenged; null if the upstream has none */
  side: sideSchema.nullable(),
  /** the batter, pitcher or catcher who challenged */
  challenger: namedSchema.nullable(),
  /** null while the call is under review */
  isOverturned: z.boolean().nullable(),
});

/**
 * What a club has left in a game, as the upstream counts it; null if the rule does not apply or the count is missing, and
 * `unknownCount` in a view of an earlier time.
 */
const remainingSchema = z.object({
  /** challenges of balls and strikes */
  challenges: z.number().int().nullable(),
  /** replay reviews of other calls */
  replays: z.number().int().nullable(),
  moundVisits: z.number().int().nullable(),
});

/** The decided ball-strike challenges of a club or player. */
export const challengeRecordSchema = z.object({ won: z.number().int(), lost: z.number().int() });

/** The part of a status that decides picking and grading; the upstream adapter maps every status code to a phase. */
export const phaseSchema = z.enum(['open', 'live', 'held', 'final', 'void', 'unknown']);

export const gameStatusSchema = z.object({
  phase: phaseSchema,
  /** the upstream's text: 'Scheduled', 'Warmup', 'In Progress', 'Postponed', 'Delayed: Rain' … */
  text: z.string(),
  /** the state within the phase, where the product distinguishes it; `missing`: the upstream sent no status */
  detail: z.enum(['warmup', 'delayed', 'tied', 'postponed', 'canceled', 'missing', 'review', 'hidden']).nullable(),
  reason: z.string().nullable(),
  startTimeTbd: z.boolean(),
});

export const recordSchema = z.object({ wins: z.number().int(), losses: z.number().int() });

export const teamSchema = z.object({
  id: z.number().int(),
  /** 'Los Angeles Dodgers' */
  name: z.string(),
  /** 'Dodgers' */
  shortName: z.string(),
  abbreviation: z.string(),
  record: recordSchema.nullable(),
});

export const weatherSchema = z.object({
  condition: z.string().nullable(),
  /** degrees Fahrenheit */
  temperature: z.number().nullable(),
  wind: z.string().nullable(),
});

export const venueSchema = z.object({
  id: z.number().int().nullable(),
  name: z.string(),
  /** IANA time zone; null if the upstream has none */
  timeZone: z.string().nullable(),
});

/** The result of a pitch in the categories of a scorebook. It determines color and shape on all pages. */
export const pitchResultSchema = z.enum([
  'ball',
  'called',
  'swinging',
  'foul',
  'hitByPitch',
  'inPlayOut',
  'inPlayHit',
  'other',
]);

/** A batted ball. `x` and `y` are in feet from home plate: x toward the first-base side, y toward center field. */
const battedBallSchema = z.object({
  exitVelocity: z.number().nullable(),
  launchAngle: z.number().nullable(),
  distance: z.number().nullable(),
  trajectory: z.string().nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
});

export const pitchSchema = z.object({
  /** 1-based within the plate appearance */
  number: z.number().int(),
  result: pitchResultSchema,
  /** 'Called Strike', 'In play, run(s)' … */
  call: z.string(),
  /** 'Four-Seam Fastball'; null if not tracked */
  type: z.string().nullable(),
  /** the count after this pitch */
  balls: z.number().int(),
  strikes: z.number().int(),
  startSpeed: z.number().nullable(),
  endSpeed: z.number().nullable(),
  spinRate: z.number().nullable(),
  spinDirection: z.number().nullable(),
  breakAngle: z.number().nullable(),
  /** in the plane of the zone (see `strike-zone.ts`), catcher's view, feet from the middle (right positive) and above the ground */
  x: z.number().nullable(),
  z: z.number().nullable(),
  battedBall: battedBallSchema.nullable(),
  challenge: pitchChallengeSchema.nullable(),
});

export const basesSchema = z.object({
  first: z.number().int().nullable(),
  second: z.number().int().nullable(),
  third: z.number().int().nullable(),
});

/** The results, except runs, that can make a key play. `multipleOuts`: a double or triple play, which `event` names. */
export const resultKindSchema = z.enum(['strikeout', 'triple', 'multipleOuts', 'stealOfHome']);

export const plateAppearanceSchema = z.object({
  /** 0-based through the game */
  index: z.number().int(),
  inning: z.number().int(),
  half: halfSchema,
  batterId: z.number().int(),
  batSide: handSchema.nullable(),
  pitcherId: z.number().int(),
  pitchHand: handSchema.nullable(),
  /** the batter's strike zone in feet above the ground; the specification's default if the upstream has none */
  zoneTop: z.number(),
  zoneBottom: z.number(),
  pitches: z.array(pitchSchema),
  /** descriptions of steals, substitutions, wild pitches … during this plate appearance, in order */
  notes: z.array(z.string()),
  /** 'Single', 'Strikeout' …; null while in progress */
  event: z.string().nullable(),
  /** null for every other result and while in progress */
  resultKind: resultKindSchema.nullable(),
  description: z.string().nullable(),
  isScoring: z.boolean(),
  rbi: z.number().int(),
  /** after this plate appearance (or so far) */
  outs: z.number().int(),
  away: z.number().int(),
  home: z.number().int(),
  /** start and end in epoch ms, whole seconds; null if unknown; `endedAt` is null while in progress */
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  /** estimated probability, in ‰, that the home side wins, after this plate appearance; while in progress, before it */
  homeChance: z.number().int(),
});

const scoringPlaySchema = plateAppearanceSchema
  .pick({ index: true, inning: true, half: true, description: true, away: true, home: true })
  .extend({ event: z.string() });

export const lineupSlotSchema = z.object({
  /** 1 to 9 */
  order: z.number().int(),
  playerId: z.number().int(),
  /** position abbreviation: 'SS', 'DH', 'PH' … */
  position: z.string(),
});

const lineScoreInningSchema = z.object({
  number: z.number().int(),
  /** null: not played (yet) */
  away: z.number().int().nullable(),
  home: z.number().int().nullable(),
});

export const totalsSchema = z.object({ runs: z.number().int(), hits: z.number().int(), errors: z.number().int() });

export const inningStateSchema = z.enum(['Top', 'Middle', 'Bottom', 'End']);

/** A half-inning of which plays are missing; null: it is not known where they are missing. */
export const missingPlaysSchema = z.object({ inning: z.number().int().nullable(), half: halfSchema.nullable() });

/** The pitchers of record of a game that is over. */
export const decisionsSchema = z.object({
  winner: namedSchema.nullable(),
  loser: namedSchema.nullable(),
  save: namedSchema.nullable(),
});

/** The state of a game at one time, for the live page without play log and box score. */
export const gameViewSchema = z.object({
  gamePk: z.number().int(),
  season: z.string(),
  officialDate: z.string(),
  startsAt: z.number().nullable(),
  status: gameStatusSchema,
  /** why the game cannot be picked at any time; null for an eligible game */
  noPicksReason: z.string().nullable(),
  /** the series and its standing, for a postseason game, else null */
  series: z.string().nullable(),
  scheduledInnings: z.number().int(),
  /** 1 or 2 in a doubleheader, null otherwise */
  doubleHeaderGame: z.number().int().nullable(),
  teams: bothSides(teamSchema),
  venue: venueSchema,
  weather: weatherSchema.nullable(),
  /** null after the first pitch, because plate appearances have the pitchers */
  probablePitchers: bothSides(namedSchema.nullable()).nullable(),
  inning: z.number().int().nullable(),
  inningState: inningStateSchema.nullable(),
  balls: z.number().int(),
  strikes: z.number().int(),
  outs: z.number().int(),
  bases: basesSchema,
  lineScore: z.array(lineScoreInningSchema),
  totals: bothSides(totalsSchema),
  plateAppearance: plateAppearanceSchema.nullable(),
  onDeckId: z.number().int().nullable(),
  inHoleId: z.number().int().nullable(),
  /** pitches thrown today by the pitcher on the mound */
  pitchCount: z.number().int().nullable(),
  lineups: bothSides(z.array(lineupSlotSchema)),
  scoringPlays: z.array(scoringPlaySchema),
  decisions: decisionsSchema.nullable(),
  /** the newest counts; a replay has none */
  remaining: bothSides(remainingSchema),
  noHitter: noHitterSchema.nullable(),
  /** where plays are missing, in order; score and line score are the official ones nevertheless */
  missingPlays: z.array(missingPlaysSchema),
  /** names of all players whose ids occur in this view */
  people: z.record(z.string(), z.string()),
});

const battingLineSchema = z.object({
  playerId: z.number().int(),
  name: z.string(),
  position: z.string(),
  /** 0 for a starter, 1 and more for the substitutes at the same place in the order */
  substitution: z.number().int(),
  order: z.number().int(),
  atBats: z.number().int(),
  runs: z.number().int(),
  hits: z.number().int(),
  rbi: z.number().int(),
  walks: z.number().int(),
  strikeOuts: z.number().int(),
  homeRuns: z.number().int(),
  /** of the season, this game included */
  seasonHomeRuns: z.number().int().nullable(),
  average: z.string().nullable(),
  ops: z.string().nullable(),
});

const pitchingLineSchema = z.object({
  playerId: z.number().int(),
  name: z.string(),
  /** '(W, 7-4)', '(S, 21)' … */
  note: z.string().nullable(),
  /** outs recorded: innings pitched are thirds */
  outs: z.number().int(),
  hits: z.number().int(),
  runs: z.number().int(),
  earnedRuns: z.number().int(),
  walks: z.number().int(),
  strikeOuts: z.number().int(),
  homeRuns: z.number().int(),
  pitches: z.number().int().nullable(),
  strikes: z.number().int().nullable(),
  era: z.string().nullable(),
});

const boxTeamSchema = z.object({
  team: teamSchema,
  batting: z.array(battingLineSchema),
  pitching: z.array(pitchingLineSchema),
  /** null where balls and strikes cannot be challenged */
  challenges: challengeRecordSchema.nullable(),
  /** the upstream's notes, such as '2B: Ruiz (12)' */
  notes: z.array(z.object({ label: z.string(), text: z.string() })),
});

export const boxScoreSchema = z.object({
  gamePk: z.number().int(),
  away: boxTeamSchema,
  home: boxTeamSchema,
  /** as the upstream writes them: 'Umpires', 'Weather' … */
  notes: z.array(z.object({ label: z.string(), text: z.string() })),
});

export type Side = z.infer<typeof sideSchema>;
export type Half = z.infer<typeof halfSchema>;
export type Base = z.infer<typeof baseSchema>;
export type Hand = z.infer<typeof handSchema>;
export type Phase = z.infer<typeof phaseSchema>;
export type GameStatus = z.infer<typeof gameStatusSchema>;
export type Person = z.infer<typeof namedSchema>;
export type Team = z.infer<typeof teamSchema>;
export type TeamRecord = z.infer<typeof recordSchema>;
export type Weather = z.infer<typeof weatherSchema>;
export type Venue = z.infer<typeof venueSchema>;
export type PitchResult = z.infer<typeof pitchResultSchema>;
export type BattedBall = z.infer<typeof battedBallSchema>;
export type Pitch = z.infer<typeof pitchSchema>;
export type ResultKind = z.infer<typeof resultKindSchema>;
export type Bases = z.infer<typeof basesSchema>;
export type PlateAppearance = z.infer<typeof plateAppearanceSchema>;
export type ScoringPlay = z.infer<typeof scoringPlaySchema>;
export type LineupSlot = z.infer<typeof lineupSlotSchema>;
export type LineScoreInning = z.infer<typeof lineScoreInningSchema>;
export type Totals = z.infer<typeof totalsSchema>;
export type MissingPlays = z.infer<typeof missingPlaysSchema>;
export type InningState = z.infer<typeof inningStateSchema>;
export type Decisions = z.infer<typeof decisionsSchema>;
export type GameView = z.infer<typeof gameViewSchema>;
export type BattingLine = z.infer<typeof battingLineSchema>;
export type PitchingLine = z.infer<typeof pitchingLineSchema>;
export type BoxScore = z.infer<typeof boxScoreSchema>;
export type NoHitter = z.infer<typeof noHitterSchema>;
export type PitchChallenge = z.infer<typeof pitchChallengeSchema>;
export type Remaining = z.infer<typeof remainingSchema>;
export type ChallengeRecord = z.infer<typeof challengeRecordSchema>;
