import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { PlayerTurn } from './player-turn.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function describeWait(batters: number, isNextHalf: boolean): string {
  if (isNextHalf) return batters === 0 ? 'leads off next' : `bats ${ordinal(batters + 1)} next inning`;
  if (batters === 0) return 'up next';
  return batters === 1 ? 'on deck' : `${numbers[batters] ?? batters} batters away`;
}

/** 'at bat', 'on deck', 'two batters away', 'pitching, 45 pitches': after the name of a player. */
export function describeTurn(turn: PlayerTurn): string {
  switch (turn.kind) {
    case 'atBat':
      return 'at bat';
    case 'waiting':
      return describeWait(turn.batters, turn.isNextHalf);
    case 'pitching':
      return `${turn.isResting ? 'pitching, club at bat' : 'pitching'}, ${turn.pitches} ${turn.pitches === 1 ? 'pitch' : 'pitches'}`;
    case 'inLineup':
      return `bats ${ordinal(turn.order)}, ${turn.position}`;
    case 'starting':
      return 'starting pitcher';
    case 'unannounced':
      return 'lineup not announced';
    case 'out':
      return 'not in the game';
    case 'over':
      return 'game over';
    default:
      return 'game called off';
  }
}

/** Players who can act soon come first: at bat, then pitching, then by the number of batters before them. */
export function urgency(turn: PlayerTurn): number {
  if (turn.kind === 'atBat') return 0;
  if (turn.kind === 'pitching') return turn.isResting ? 20 : 1;
  if (turn.kind === 'waiting') return (turn.isNextHalf ? 11 : 2) + turn.batters;
  return { starting: 30, inLineup: 31, unannounced: 32, over: 33, out: 34, calledOff: 35 }[turn.kind];
}
