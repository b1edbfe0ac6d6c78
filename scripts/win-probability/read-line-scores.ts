import { join } from 'node:path';
import { listHalfInnings } from '../game-logs/list-half-innings.ts';
import { readGameLog } from '../game-logs/read-game-logs.ts';
import type { Cell } from './cell.ts';

/** Reads the half-innings of a season from Retrosheet's game logs (`gl2023`), which contain scores but no outs and bases. */
export async function readLineScores(folder: string, season: number): Promise<Cell[]> {
  const logs = await readGameLog(join(folder, `retrosheet-gl${season}.txt`));
  return logs.flatMap((log) => {
    const homeWins = Number(log.home.runs > log.away.runs);
    return listHalfInnings(log).map((situation) => ({ situation, homeWins, games: 1 }));
  });
}
