import { homeChance } from '../home-chance.ts';
import { battingSideOf, emptyBases, fieldingSideOf, floorToSecond } from './progress.ts';
import { withScoringPlay } from './scoring-play.ts';
import type { GameEventOf, GameHeader } from '../event.ts';
import type { LineScoreInning } from '../model.ts';
import type { Progress } from './progress.ts';

const openInning = (innings: LineScoreInning[], number: number): LineScoreInning[] =>
  innings.some((each) => each.number === number) ? innings : [...innings, { number, away: null, home: null }];

/** As in the official line score, a half-inning without runs has a zero only after its end. */
const withZero = ({ lineScore, inning, half }: Progress): LineScoreInning[] => {
  const side = battingSideOf(half);
  return lineScore.map((each) => (each.number === inning ? { ...each, [side]: each[side] ?? 0 } : each));
};

const startHalf = (game: Progress, { inning, half }: GameEventOf<'plateAppearanceStarted'>): Progress => ({
  ...game,
  inning,
  half,
  inningState: half === 'top' ? 'Top' : 'Bottom',
  outs: 0,
  bases: emptyBases,
  // a half-inning can end without a third out: by agreement in spring training, or by a limit on runs
  lineScore: openInning(withZero(game), inning),
});

/** The id 0 means an unknown pitcher. */
const pitcherOf = (game: Progress, event: GameEventOf<'plateAppearanceStarted'>, header: GameHeader) => {
  const pitcherId = event.pitcherId ?? game.pitchers[fieldingSideOf(event.half)] ?? 0;
  return { pitcherId, pitchHand: event.pitchHand ?? header.players[pitcherId]?.pitchHand ?? null };
};

export function startPlateAppearance(
  before: Progress,
  event: GameEventOf<'plateAppearanceStarted'>,
  header: GameHeader,
): Progress {
  const isNewHalf = before.inning !== event.inning || before.half !== event.half;
  const game = isNewHalf ? startHalf(before, event) : before;
  const { type: _type, at, ...facts } = event;
  const pitcher = pitcherOf(game, event, header);
  const side = battingSideOf(game.half);
  const order = game.lineups[side].find((slot) => slot.playerId === event.batterId)?.order;
  return {
    ...game,
    balls: 0,
    strikes: 0,
    lastNote: null,
    scoringNotes: [],
    pitchers: { ...game.pitchers, [fieldingSideOf(game.half)]: pitcher.pitcherId },
    lastBatted: order === undefined ? game.lastBatted : { ...game.lastBatted, [side]: order },
    earlier: game.current ? [...game.earlier, game.current] : game.earlier,
    current: {
      ...facts,
      ...pitcher,
      pitches: [],
      notes: [],
      event: null,
      resultKind: null,
      description: null,
      isScoring: false,
      rbi: 0,
      outs: game.outs,
      away: game.totals.away.runs,
      home: game.totals.home.runs,
      startedAt: floorToSecond(at),
      endedAt: null,
      homeChance: before.current?.homeChance ?? homeChance(game, header),
    },
  };
}

const creditHit = (game: Progress): Progress => {
  const side = battingSideOf(game.half);
  const { hits } = game.totals[side];
  return { ...game, totals: { ...game.totals, [side]: { ...game.totals[side], hits: hits + 1 } } };
};

/** The third out empties the bases and ends the half-inning. */
const closeHalf = (game: Progress): Progress =>
  game.outs < 3
    ? game
    : {
        ...game,
        bases: emptyBases,
        inningState: game.half === 'top' ? 'Middle' : 'End',
        lineScore: withZero(game),
      };

/**
 * A third out on the bases ends the plate appearance. Its batter leads off the next inning (Official Baseball Rules
 * 5.04(a)(3)), so the batting order does not advance.
 */
const isCutShort = (game: Progress, event: GameEventOf<'plateAppearanceEnded'>): boolean =>
  game.outs >= 3 && event.isBatterStillDue;

export function endPlateAppearance(before: Progress, event: GameEventOf<'plateAppearanceEnded'>): Progress {
  const { current } = before;
  if (!current) return before;
  const side = battingSideOf(before.half);
  const ended = {
    ...current,
    event: event.event,
    resultKind: event.resultKind,
    description: event.description,
    rbi: event.rbi,
    endedAt: floorToSecond(event.at),
  };
  const game = withScoringPlay({ ...before, current: ended });
  const credited = event.isHit ? creditHit(game) : game;
  const lastBatted = isCutShort(credited, event)
    ? { ...credited.lastBatted, [side]: (credited.lastBatted[side] + 8) % 9 }
    : credited.lastBatted;
  return closeHalf({ ...credited, lastBatted });
}
