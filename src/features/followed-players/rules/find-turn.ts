import { countOf } from '#rules/baseball/game/describe.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { battingSide, isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { pitchCountOf, type Progress } from '#rules/baseball/game/progress.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { PlayerTurn } from '../shapes.ts';

/** The parts of a game that decide whose turn it is. */
export type TurnState = Pick<
  Progress,
  | 'status'
  | 'inning'
  | 'inningState'
  | 'current'
  | 'lineups'
  | 'lastBatted'
  | 'pitchers'
  | 'pitchCounts'
  | 'missingPlays'
>;

type Player = { side: Side; playerId: number };

const places = 9;

/** The places in the order from one to another, 0 to 8, around the end of the order. */
function distance(from: number, to: number): number {
  return (((to - from) % places) + places) % places;
}

/**
 * Finds what a player of a side does in a game, or how many batters come first (Official Baseball Rules 5.04(a): in the order of the
 * lineup, and each inning after the last batter of the one before). A substitute has the place of the replaced player; a replaced player is out.
 */
export function findTurn(game: TurnState, { side, playerId }: Player): PlayerTurn {
  if (isOver(game)) return { kind: 'over' };
  if (isCalledOff(game)) return { kind: 'calledOff' };
  const slot = game.lineups[side].find((each) => each.playerId === playerId);
  if (game.inning === null) return beforeGame(game, { side, playerId }, slot);
  const isPitcher = game.pitchers[side] === playerId;
  const isBatting = battingSide(game) === side;
  const pitches = pitchCountOf(game, side, playerId);
  const pitching = { kind: 'pitching', pitches, isResting: isBatting } as const;
  if (isPitcher && !(isBatting && slot)) return pitching;
  if (slot === undefined) return { kind: 'out' };
  const last = game.lastBatted[side];
  if (last === null) return { kind: 'inLineup', order: slot.order, position: slot.position };
  return battingTurn(game, { last, order: slot.order, isBatting });
}

type Slot = TurnState['lineups'][Side][number];

function beforeGame(game: TurnState, { side, playerId }: Player, slot: Slot | undefined): PlayerTurn {
  if (game.pitchers[side] === playerId) return { kind: 'starting' };
  if (slot) return { kind: 'inLineup', order: slot.order, position: slot.position };
  return { kind: 'unannounced' };
}

function battingTurn(
  { current, inningState }: TurnState,
  { last, order, isBatting }: { last: number; order: number; isBatting: boolean },
): PlayerTurn {
  const isBetween = inningState === 'Middle' || inningState === 'End';
  const isUp = isBatting && !isBetween && current?.event === null;
  if (!isUp) return { kind: 'waiting', batters: distance(last + 1, order), isNextHalf: !isBatting };
  const batters = distance(last, order);
  return batters === 0 ? { kind: 'atBat' } : { kind: 'waiting', batters, isNextHalf: false };
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function describeWait(batters: number, isNextHalf: boolean): string {
  if (isNextHalf) return batters === 0 ? 'leads off next' : `bats ${ordinal(batters + 1)} next inning`;
  if (batters === 0) return 'up next';
  return batters === 1 ? 'on deck' : `${numbers[batters] ?? batters} batters away`;
}

const texts = {
  atBat: 'at bat',
  starting: 'starts',
  unannounced: 'game',
  out: 'not in the game',
  over: 'game over',
  calledOff: 'game called off',
} as const;

/** 'at bat', 'on deck', 'two batters away', 'pitching, 45 pitches', and before a game, with its time after it, 'starts' or 'game': after the name of a player. */
export function describeTurn(turn: PlayerTurn): string {
  if (turn.kind === 'waiting') return describeWait(turn.batters, turn.isNextHalf);
  if (turn.kind === 'pitching') {
    const words = turn.isResting ? 'pitching, club at bat' : 'pitching';
    return turn.pitches === null ? words : `${words}, ${countOf(turn.pitches, 'pitch', 'pitches')}`;
  }
  if (turn.kind === 'inLineup') return `bats ${ordinal(turn.order)}, ${turn.position}`;
  return texts[turn.kind];
}

/** Players who can act soon come first: at bat, then pitching, then by the number of batters before them. */
export function urgency(turn: PlayerTurn): number {
  if (turn.kind === 'atBat') return 0;
  if (turn.kind === 'pitching') return turn.isResting ? 20 : 1;
  if (turn.kind === 'waiting') return (turn.isNextHalf ? 11 : 2) + turn.batters;
  return { starting: 30, inLineup: 31, unannounced: 32, over: 33, out: 34, calledOff: 35 }[turn.kind];
}
