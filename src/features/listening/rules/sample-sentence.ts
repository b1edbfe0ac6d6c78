import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { ListenedView } from './news.ts';
import { sentenceBetween, type Verbosity } from './sentence-between.ts';

const club = (id: number, shortName: string, abbreviation: string) => ({
  id,
  name: shortName,
  shortName,
  abbreviation,
  record: null,
});

const totals = (runs: number) => ({ runs, hits: 6, errors: 0 });

const slider: Pitch = {
  number: 1,
  result: 'ball',
  call: 'Ball',
  type: 'Slider',
  balls: 1,
  strikes: 0,
  startSpeed: 86.4,
  endSpeed: null,
  spinRate: null,
  spinDirection: null,
  breakAngle: null,
  x: 1.02,
  z: 1.4,
  battedBall: null,
  challenge: null,
};

const atBat: PlateAppearance = {
  index: 50,
  inning: 7,
  half: 'bottom',
  batterId: 1,
  batSide: 'R',
  pitcherId: 2,
  pitchHand: 'L',
  zoneTop: 3.4,
  zoneBottom: 1.6,
  pitches: [],
  notes: [],
  event: null,
  resultKind: null,
  description: null,
  isScoring: false,
  rbi: 0,
  outs: 1,
  away: 2,
  home: 2,
  startedAt: null,
  endedAt: null,
  homeChance: 600,
};

/** An invented game in the bottom of the 7th, with a batter who has seen no pitch. */
export const sampleView: ListenedView = {
  status: { phase: 'live', text: 'In Progress', detail: null, reason: null, startTimeTbd: false },
  teams: { away: club(1, 'Herons', 'HER'), home: club(2, 'Larks', 'LRK') },
  totals: { away: totals(2), home: totals(2) },
  inning: 7,
  inningState: 'Bottom',
  balls: 0,
  strikes: 0,
  outs: 1,
  bases: { first: null, second: 3, third: null },
  plateAppearance: atBat,
  people: { 1: 'Ida Voss', 2: 'Dan Ishimura', 3: 'Noa Brandt' },
  noHitter: null,
};

const afterPitch: ListenedView = { ...sampleView, balls: 1, plateAppearance: { ...atBat, pitches: [slider] } };

const afterSingle: ListenedView = {
  ...sampleView,
  totals: { away: totals(2), home: totals(3) },
  plateAppearance: {
    ...atBat,
    event: 'Single',
    description: 'Ida Voss singles to left field. Noa Brandt scores.',
    isScoring: true,
  },
};

const endOfHalf: ListenedView = { ...sampleView, inningState: 'End', outs: 3 };

const nextOf: Record<Verbosity, ListenedView> = {
  nothing: afterSingle,
  scores: afterSingle,
  halves: endOfHalf,
  plays: afterSingle,
  pitches: afterPitch,
  everything: afterPitch,
};

/** A sentence that this verbosity, and none before it, announces in an invented game; null: it announces nothing. */
export function sampleSentence(verbosity: Verbosity): string | null {
  return sentenceBetween({ before: sampleView, after: nextOf[verbosity] }, verbosity)?.text ?? null;
}
