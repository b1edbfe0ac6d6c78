import { battingSideOf, emptyBases, fieldingSideOf } from './progress.ts';
import { withScoringPlay } from './scoring-play.ts';
import type { GameEventOf } from './event.ts';
import type { LineScoreInning } from './model.ts';
import type { Progress } from './progress.ts';

/** A half-inning counts as played from its first batter: its runs are 0, no longer unknown. */
const openHalf = (innings: LineScoreInning[], number: number, side: 'away' | 'home'): LineScoreInning[] => {
  const inning = innings.find((each) => each.number === number);
  if (!inning) return [...innings, { number, away: null, home: null, [side]: 0 }];
  if (inning[side] !== null) return innings;
  return innings.map((each) => (each === inning ? { ...each, [side]: 0 } : each));
};

const startHalf = (game: Progress, { inning, half }: GameEventOf<'plateAppearanceStarted'>): Progress => ({
  ...game,
  inning,
  half,
  inningState: half === 'top' ? 'Top' : 'Bottom',
  outs: 0,
  bases: emptyBases,
  lineScore: openHalf(game.lineScore, inning, battingSideOf(half)),
});

export const startPlateAppearance = (before: Progress, event: GameEventOf<'plateAppearanceStarted'>): Progress => {
  const isNewHalf = before.inning !== event.inning || before.half !== event.half;
  const game = isNewHalf ? startHalf(before, event) : before;
  const { type: _type, at, ...who } = event;
  const side = battingSideOf(game.half);
  const order = game.lineups[side].find((slot) => slot.playerId === event.batterId)?.order;
  return {
    ...game,
    balls: 0,
    strikes: 0,
    lastNote: null,
    scoringNotes: [],
    pitchers: { ...game.pitchers, [fieldingSideOf(game.half)]: event.pitcherId },
    lastBatted: order === undefined ? game.lastBatted : { ...game.lastBatted, [side]: order },
    earlier: game.current ? [...game.earlier, game.current] : game.earlier,
    current: {
      ...who,
      pitches: [],
      notes: [],
      event: null,
      description: null,
      isScoring: false,
      rbi: 0,
      outs: game.outs,
      away: game.totals.away.runs,
      home: game.totals.home.runs,
      startedAt: at,
      endedAt: at,
    },
  };
};

const creditHit = (game: Progress): Progress => {
  const side = battingSideOf(game.half);
  const { hits } = game.totals[side];
  return { ...game, totals: { ...game.totals, [side]: { ...game.totals[side], hits: hits + 1 } } };
};

/** After the third out nobody is on base and the sides change. */
const closeHalf = (game: Progress): Progress =>
  game.outs < 3 ? game : { ...game, bases: emptyBases, inningState: game.half === 'top' ? 'Middle' : 'End' };

/**
 * A plate appearance cut short by a third out on the bases ends too: its batter leads off the next inning
 * (Official Baseball Rules 5.04(a)(3)), so he has not batted yet.
 */
const isCutShort = (game: Progress, event: GameEventOf<'plateAppearanceEnded'>): boolean =>
  game.outs >= 3 && event.isBatterStillDue;

export const endPlateAppearance = (before: Progress, event: GameEventOf<'plateAppearanceEnded'>): Progress => {
  const { current } = before;
  if (!current) return before;
  const side = battingSideOf(before.half);
  const ended = {
    ...current,
    event: event.event,
    description: event.description,
    rbi: event.rbi,
    endedAt: event.at,
  };
  const game = withScoringPlay({ ...before, current: ended });
  const credited = event.isHit ? creditHit(game) : game;
  const lastBatted = isCutShort(credited, event)
    ? { ...credited.lastBatted, [side]: (credited.lastBatted[side] + 8) % 9 }
    : credited.lastBatted;
  return closeHalf({ ...credited, lastBatted });
};
