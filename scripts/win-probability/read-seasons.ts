import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cell } from './cell.ts';

/** `(inning, home half, outs, (first, second, third), lead of the batting team): (games won by it, games)` */
const linePattern = /^\((\d+), (\d), (\d), \((\d), (\d), (\d)\), (-?\d+)\): \((\d+), (\d+)\)$/;

function parseCell(line: string): Cell {
  const numbers = linePattern.exec(line)?.slice(1).map(Number);
  if (!numbers) throw new Error(`Not a line of a season's table: ${line}`);
  const [inning = 0, isBottom, outs = 0, first = 0, second = 0, third = 0, lead = 0, wins = 0, games = 0] = numbers;
  const half = isBottom ? 'bottom' : 'top';
  return {
    situation: {
      inning,
      half,
      outs,
      bases: first + 2 * second + 4 * third,
      homeLead: isBottom ? lead : 0 - lead,
      scheduledInnings: 9,
      hasPlacedRunner: false,
    },
    homeWins: isBottom ? wins : games - wins,
    games,
  };
}

/** Reads the table of a season, counted by github.com/gregstoll/baseballstats from Retrosheet's plays. */
export async function readSeason(folder: string, season: number): Promise<Cell[]> {
  const text = await readFile(join(folder, 'win-expectancy', `stats.${season}`), 'utf8');
  return text.trim().split('\n').map(parseCell);
}
