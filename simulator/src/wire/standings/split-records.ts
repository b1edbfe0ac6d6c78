import type { ClubResult } from '../../lines.ts';
import { percentage, wonLost } from './club-record.ts';
import type { JsonObject } from '../json.ts';

type Split = { type: string; is: (game: ClubResult) => boolean };

/** The API's split records in order. `winners` are the games against clubs with a winning record. */
export function splitRecords(games: readonly ClubResult[], isWinner: (clubId: number) => boolean): JsonObject[] {
  const hand = (throws: 'L' | 'R', type: string): Split[] => [
    { type, is: (game) => game.opposingStarterThrows === throws },
    { type: `${type}Home`, is: (game) => game.opposingStarterThrows === throws && game.isHome },
    { type: `${type}Away`, is: (game) => game.opposingStarterThrows === throws && !game.isHome },
  ];
  const lastTen = new Set(games.slice(-10));
  const splits: Split[] = [
    { type: 'home', is: ({ isHome }) => isHome },
    { type: 'away', is: ({ isHome }) => !isHome },
    ...hand('L', 'left'),
    ...hand('R', 'right'),
    { type: 'lastTen', is: (game) => lastTen.has(game) },
    { type: 'extraInning', is: ({ innings }) => innings > 9 },
    { type: 'oneRun', is: ({ scored, allowed }) => Math.abs(scored - allowed) === 1 },
    { type: 'winners', is: ({ opponentId }) => isWinner(opponentId) },
    { type: 'day', is: ({ dayNight }) => dayNight === 'day' },
    { type: 'night', is: ({ dayNight }) => dayNight === 'night' },
    { type: 'grass', is: ({ isGrass }) => isGrass },
    { type: 'turf', is: ({ isGrass }) => !isGrass },
  ];
  return splits.map(({ type, is }) => toTypedRecord(type, games.filter(is)));
}

export function toTypedRecord(type: string, games: readonly ClubResult[]): JsonObject {
  const { wins, losses, pct } = withoutTies(games);
  return { wins, losses, type, pct };
}

export function withoutTies(games: readonly ClubResult[]): { wins: number; losses: number; pct: string } {
  const { wins, losses } = wonLost(games);
  return { wins, losses, pct: percentage({ wins, losses }) };
}

/** W3, L1 … of the newest games; null before the first decision. */
export function streak(games: readonly ClubResult[]): JsonObject | null {
  const decided = games.filter(({ isTie }) => !isTie);
  const last = decided.at(-1);
  if (!last) return null;
  const other = decided.findLastIndex(({ isWin }) => isWin !== last.isWin);
  const streakNumber = decided.length - 1 - other;
  return {
    streakType: last.isWin ? 'wins' : 'losses',
    streakNumber,
    streakCode: `${last.isWin ? 'W' : 'L'}${streakNumber}`,
  };
}

const exponent = 1.825;

/** Pythagorean expectation with the exponent that equals MLB's figures. */
export function expectedRecord(type: string, games: number, scored: number, allowed: number): JsonObject {
  const share = scored + allowed === 0 ? 0.5 : scored ** exponent / (scored ** exponent + allowed ** exponent);
  const wins = Math.round(games * share);
  return { wins, losses: games - wins, type, pct: share.toFixed(3).replace(/^0/, '') };
}
