import type { GamePlayer, GameHeader, GameLog } from './event.ts';
import type { GameView, PlateAppearance, Side } from './model.ts';
import { battingSide, hasStarted, isCalledOff, isOver } from './predicates.ts';
import { fieldingSideOf, pitchCountOf, startOf, type Progress } from './progress.ts';
import { step } from './step.ts';

/** The player `ahead` places after the last batter of a side; null when the batting order, or that batter, is unknown. */
const dueUp = (game: Progress, side: Side, ahead: number): number | null => {
  const slots = game.lineups[side];
  const last = game.lastBatted[side];
  if (slots.length === 0 || last === null) return null;
  const order = ((last + ahead - 1) % 9) + 1;
  return slots.find((slot) => slot.order === order)?.playerId ?? null;
};

/** On deck and in the hole; between half-innings, the first two batters of the next side. */
const nextBatters = (game: Progress): Pick<GameView, 'onDeckId' | 'inHoleId'> => {
  const side = battingSide(game);
  if (side === null || isOver(game)) return { onDeckId: null, inHoleId: null };
  return { onDeckId: dueUp(game, side, 1), inHoleId: dueUp(game, side, 2) };
};

const currentPitchCount = (game: Progress): number | null => {
  const side = fieldingSideOf(game.half);
  const pitcherId = game.pitchers[side];
  return game.inning === null || pitcherId === null ? null : pitchCountOf(game, side, pitcherId);
};

/** A count that ends a plate appearance, such as that of a walk, is not the count of a batter without a pitch. */
const countOf = ({ balls, strikes, current }: Progress): Pick<GameView, 'balls' | 'strikes'> =>
  current?.event === null && current.pitches.length === 0 && (balls > 3 || strikes > 2)
    ? { balls: 0, strikes: 0 }
    : { balls, strikes };

/** A game that is called off after it began counts as not played. */
const withoutPlayIfCalledOff = (header: GameHeader, game: Progress): Progress =>
  isCalledOff(game) ? { ...startOf(header, []), status: game.status } : game;

/** Converts the progress of a game to a view. */
export function viewOf(header: GameHeader, progress: Progress): GameView {
  const game = withoutPlayIfCalledOff(header, progress);
  const { players: _players, lineups: _lineups, startingPitchers: _pitchers, forecast: _forecast, ...facts } = header;
  const view = {
    ...facts,
    missingPlays: game.missingPlays,
    inning: game.inning,
    inningState: game.inningState,
    ...countOf(game),
    outs: game.outs,
    lineScore: game.lineScore,
    totals: game.totals,
    probablePitchers: hasStarted(game) ? null : header.probablePitchers,
    status: game.status,
    bases: game.bases,
    plateAppearance: game.current,
    ...nextBatters(game),
    pitchCount: currentPitchCount(game),
    lineups: game.lineups,
    scoringPlays: game.scoringPlays,
    decisions: isOver(game) ? header.decisions : null,
  };
  return { ...view, people: peopleOf(view, header.players) };
}

/** The progress of a game at a time (epoch ms, UTC, inclusive). */
export function progressAt({ header, events }: GameLog, time: number): Progress {
  let game = startOf(header, events);
  for (const event of events) {
    if (event.at > time) break;
    game = step(game, event, header);
  }
  return game;
}

/**
 * Everything on the live screen at `time` (epoch ms, UTC, inclusive).
 * `Infinity` gives the newest state.
 */
export function fold(log: GameLog, time: number): GameView {
  return viewOf(log.header, progressAt(log, time));
}

/** The plate appearances so far, including the one in progress. */
export function playsOf(game: Progress): PlateAppearance[] {
  const { earlier, current } = game;
  if (isCalledOff(game)) return [];
  return current ? [...earlier, current] : earlier;
}

/** The plate appearances up to a time (epoch ms, UTC), including the one in progress. */
export function plateAppearances(log: GameLog, time = Infinity): PlateAppearance[] {
  return playsOf(progressAt(log, time));
}

const playerIds = (view: Omit<GameView, 'people'>): (number | null | undefined)[] => [
  ...view.lineups.away.map((slot) => slot.playerId),
  ...view.lineups.home.map((slot) => slot.playerId),
  view.bases.first,
  view.bases.second,
  view.bases.third,
  view.onDeckId,
  view.inHoleId,
  view.plateAppearance?.batterId,
  view.plateAppearance?.pitcherId,
];

/** The names of all players that a view mentions by id. */
function peopleOf(view: Omit<GameView, 'people'>, players: Record<string, GamePlayer>): Record<string, string> {
  const known = playerIds(view).flatMap((id) => players[id ?? ''] ?? []);
  return Object.fromEntries(known.map(({ id, name }) => [id, name]));
}

/** A game whose state at any event is computed in a few steps. */
export type Checkpoints = {
  readonly log: GameLog;
  /** Number of events at or before a time (epoch ms, UTC). */
  countAt(time: number): number;
  /** The progress after the first `count` events, as `progressAt` computes it for their time. */
  after(count: number): Progress;
};

/** number of events between two stored states */
const defaultDistance = 16;

/**
 * Folds a game once and stores its state at every `distance`-th event. The stored states share their unchanged parts, so that
 * a whole game needs little memory.
 */
export function createCheckpoints(log: GameLog, distance = defaultDistance): Checkpoints {
  const { header, events } = log;
  const advance = (game: Progress, from: number, to: number): Progress => {
    let after = game;
    for (const event of events.slice(from, to)) after = step(after, event, header);
    return after;
  };
  const start = startOf(header, events);
  const stored = [start];
  for (let from = 0; from + distance <= events.length; from += distance)
    stored.push(advance(stored.at(-1) ?? start, from, from + distance));

  return {
    log,
    countAt(time) {
      let low = 0;
      let high = events.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((events[middle]?.at ?? Infinity) <= time) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    after(count) {
      const wanted = Math.max(0, Math.min(events.length, count));
      const place = Math.floor(wanted / distance);
      return advance(stored[place] ?? start, place * distance, wanted);
    },
  };
}

/** The view and the plate appearances after the first `count` events. */
export function stateAfter({ log, after }: Checkpoints, count: number): { view: GameView; plays: PlateAppearance[] } {
  const game = after(count);
  return { view: viewOf(log.header, game), plays: playsOf(game) };
}
