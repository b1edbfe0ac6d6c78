import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Situation } from '#domain/win-probability/win-model.ts';
import type { Cell } from './cell.ts';

/** Parses the runs by inning of a field such as '0100(10)0x'; an unplayed half is omitted. */
function parseRuns(field: string): number[] {
  return [...field.matchAll(/\((\d+)\)|\d/g)].map(([digit, tenOrMore]) => Number(tenOrMore ?? digit));
}

const sum = (runs: readonly number[]) => runs.reduce((total, each) => total + each, 0);

/** Lists the start of each half-inning played. Since 2020, extra innings start with a runner on second. */
function listHalfInnings(away: number[], home: number[]): Situation[] {
  const at = (inning: number, half: Situation['half'], homeLead: number): Situation => ({
    inning,
    half,
    outs: 0,
    bases: inning > 9 ? 2 : 0,
    homeLead,
    scheduledInnings: 9,
    hasPlacedRunner: inning > 9,
  });
  return away.flatMap((_, place) => {
    const before = sum(home.slice(0, place));
    const top = at(place + 1, 'top', before - sum(away.slice(0, place)));
    const bottom = at(place + 1, 'bottom', before - sum(away.slice(0, place + 1)));
    return home[place] === undefined ? [top] : [top, bottom];
  });
}

/** Reads the half-innings of a season from Retrosheet's game logs (`gl2023`), which contain scores but no outs and bases. */
export async function readLineScores(folder: string, season: number): Promise<Cell[]> {
  const text = await readFile(join(folder, `retrosheet-gl${season}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const fields = line.split(',').map((field) => field.replaceAll('"', ''));
      const away = parseRuns(fields[19] ?? '');
      const home = parseRuns(fields[20] ?? '');
      const homeWins = Number(sum(home) > sum(away));
      return listHalfInnings(away, home).map((situation) => ({ situation, homeWins, games: 1 }));
    });
}
