import { lacksNewestPlays } from './chance-now.ts';
import type { GameEvent, GameEventOf, GameHeader } from './event.ts';
import { homeChance, homeResult, withHomeChance } from './home-chance.ts';
import type { Bases, Hand, LineupSlot, MissingPlays, PlateAppearance, Side, LineScoreInning } from './model.ts';
import { isOver } from './predicates.ts';
import { fieldingSideOf, type Progress, battingSideOf, emptyBases, floorToSecond } from './progress.ts';
import { addOfficialFigures } from './step-official-figures.ts';
import { moveRunners, placeRunner, report, withScoringPlay } from './step-runners.ts';

const openInning = (innings: LineScoreInning[], number: number): LineScoreInning[] =>
  innings.some((each) => each.number === number) ? innings : [...innings, { number, away: null, home: null }];

/** As in the official line score, a half-inning without runs has a zero only after its end. */
const withZero = ({ lineScore, inning, half }: Progress): LineScoreInning[] => {
  const side = battingSideOf(half);
  return lineScore.map((each) => (each.number === inning ? { ...each, [side]: each[side] ?? 0 } : each));
};

const startHalf = (game: Progress, { inning, half }: Pick<PlateAppearance, 'inning' | 'half'>): Progress => ({
  ...game,
  inning,
  half,
  inningState: half === 'top' ? 'Top' : 'Bottom',
  outs: 0,
  bases: emptyBases,
  // a half-inning can end without a third out: by agreement in spring training, or by a limit on runs
  lineScore: openInning(withZero(game), inning),
});

/** The game in a half-inning; without one, as it is. */
const halfOf = (game: Progress, { inning, half }: MissingPlays): Progress => {
  if (inning === null || half === null || (game.inning === inning && game.half === half)) return game;
  return startHalf(game, { inning, half });
};

/** The id 0 means an unknown pitcher. */
const pitcherOf = (game: Progress, event: GameEventOf<'plateAppearanceStarted'>, header: GameHeader) => {
  const pitcherId = event.pitcherId ?? game.pitchers[fieldingSideOf(event.half)] ?? 0;
  return { pitcherId, pitchHand: event.pitchHand ?? header.players[pitcherId]?.pitchHand ?? null };
};

/** The chance after the newest play; null if there is none, or plays are missing after it. */
const newestChance = ({ current, missingPlays }: Progress): number | null =>
  current === null || lacksNewestPlays(current, missingPlays) ? null : current.homeChance;

function startPlateAppearance(
  before: Progress,
  event: GameEventOf<'plateAppearanceStarted'>,
  header: GameHeader,
): Progress {
  const game = halfOf(before, event);
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
      homeChance: newestChance(before) ?? homeChance(game, header),
    },
  };
}

const addOne = (game: Progress, side: Side, figure: 'hits' | 'errors'): Progress => {
  const totals = game.totals[side];
  return { ...game, totals: { ...game.totals, [side]: { ...totals, [figure]: totals[figure] + 1 } } };
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

const placeBefore = (order: number | null): number | null => (order === null ? null : (order + 8) % 9);

function endPlateAppearance(before: Progress, event: GameEventOf<'plateAppearanceEnded'>): Progress {
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
  const credited = event.isHit ? addOne(game, side, 'hits') : game;
  const lastBatted = isCutShort(credited, event)
    ? { ...credited.lastBatted, [side]: placeBefore(credited.lastBatted[side]) }
    : credited.lastBatted;
  return closeHalf({ ...credited, lastBatted });
}

const pitch = (game: Progress, event: GameEventOf<'pitch'>): Progress => {
  const pitcherId = game.pitchers[fieldingSideOf(game.half)];
  const { balls, strikes } = event.pitch;
  return {
    ...game,
    balls,
    strikes,
    lastNote: null,
    pitchCounts:
      pitcherId === null
        ? game.pitchCounts
        : { ...game.pitchCounts, [pitcherId]: (game.pitchCounts[pitcherId] ?? 0) + 1 },
    current: game.current && {
      ...game.current,
      pitches: [...game.current.pitches, event.pitch],
    },
  };
};

const note = (game: Progress, { event, text }: GameEventOf<'note'>): Progress => ({
  ...game,
  lastNote: { event, text },
  current: game.current && { ...game.current, notes: [...game.current.notes, text] },
});

const changeStatus = (before: Progress, { status }: GameEventOf<'status'>): Progress => {
  const game = { ...before, status };
  return isOver(game) && newestChance(game) !== null ? withHomeChance(game, homeResult(game)) : game;
};

const end = (before: Progress, event: GameEventOf<'plateAppearanceEnded'>, header: GameHeader): Progress => {
  const game = endPlateAppearance(before, event);
  return withHomeChance(game, homeChance(game, header));
};

/** The game after one more event. */
export function step(game: Progress, event: GameEvent, header: GameHeader): Progress {
  switch (event.type) {
    case 'status':
      return changeStatus(game, event);
    case 'plateAppearanceStarted':
      return startPlateAppearance(game, event, header);
    case 'pitch':
      return pitch(game, event);
    case 'count':
      return { ...game, balls: event.balls, strikes: event.strikes };
    case 'note':
      return note(game, event);
    case 'runners':
      return moveRunners(game, event);
    case 'error':
      return addOne(game, fieldingSideOf(game.half), 'errors');
    case 'placedRunner':
      return placeRunner(game, event);
    case 'substitution':
      return substitute(game, event, header);
    case 'reported':
      return report(game, event);
    case 'officialFigures':
      return addOfficialFigures(halfOf(game, event), event);
    default:
      return end(game, event, header);
  }
}

type Substitution = GameEventOf<'substitution'>;

/**
 * A pitcher without a batting order does not change the lineup: the relieved pitcher may stay as the designated hitter
 * (Official Baseball Rules 5.11(b)).
 */
const withSlot = (lineup: LineupSlot[], change: Substitution): LineupSlot[] => {
  const { role, playerId, replacedId, order, position } = change;
  if (role === 'pitcher' && order === null) return lineup;
  const slot = lineup.find(
    (each) => each.playerId === playerId || each.order === order || (order === null && each.playerId === replacedId),
  );
  if (slot) {
    const next = { order: slot.order, playerId, position: position ?? slot.position };
    return lineup.map((each) => (each === slot ? next : each));
  }
  return order === null ? lineup : [...lineup, { order, playerId, position: position ?? '' }];
};

const inPlaceOf = (bases: Bases, replacedId: number, playerId: number): Bases => {
  const swap = (runner: number | null) => (runner === replacedId ? playerId : runner);
  return { first: swap(bases.first), second: swap(bases.second), third: swap(bases.third) };
};

const newPitcher = (game: Progress, { side, playerId }: Substitution, header: GameHeader): Progress => {
  const faces = game.current?.event === null && fieldingSideOf(game.half) === side;
  const pitchHand = header.players[playerId]?.pitchHand ?? null;
  return {
    ...game,
    pitchers: { ...game.pitchers, [side]: playerId },
    current: game.current && faces ? { ...game.current, pitcherId: playerId, pitchHand } : game.current,
  };
};

const batsFrom = (batSide: Hand | null, pitchHand: Hand | null): Hand | null => {
  if (batSide !== 'S' || pitchHand === null) return batSide;
  return pitchHand === 'R' ? 'L' : 'R';
};

const lastBattedAfter = (game: Progress, { side, playerId, order }: Substitution): Progress['lastBatted'] => {
  const place = order ?? game.lineups[side].find((slot) => slot.playerId === playerId)?.order;
  return place === undefined ? game.lastBatted : { ...game.lastBatted, [side]: place };
};

const newBatter = (game: Progress, event: Substitution, header: GameHeader): Progress => {
  const { current } = game;
  const { side, playerId, replacedId } = event;
  const isUp = current?.event === null && battingSideOf(game.half) === side;
  if (!isUp || (current.batterId !== replacedId && current.batterId !== playerId)) return game;
  const player = header.players[playerId];
  const lastBatted = lastBattedAfter(game, event);
  if (current.batterId === playerId) return { ...game, lastBatted };
  return {
    ...game,
    lastBatted,
    current: {
      ...current,
      batterId: playerId,
      batSide: batsFrom(player?.batSide ?? null, current.pitchHand),
      zoneTop: player?.zoneTop ?? current.zoneTop,
      zoneBottom: player?.zoneBottom ?? current.zoneBottom,
    },
  };
};

/**
 * A player enters the game or changes position. A pinch runner takes the replaced runner's base; a pinch hitter continues
 * with the count.
 */
function substitute(before: Progress, event: Substitution, header: GameHeader): Progress {
  const { side, role, playerId, replacedId } = event;
  const lineups = { ...before.lineups, [side]: withSlot(before.lineups[side], event) };
  const game = { ...before, lineups };
  if (role === 'pitcher') return newPitcher(game, event, header);
  if (role === 'batter') return newBatter(game, event, header);
  if (role === 'runner' && replacedId !== null) return { ...game, bases: inPlaceOf(game.bases, replacedId, playerId) };
  return game;
}
