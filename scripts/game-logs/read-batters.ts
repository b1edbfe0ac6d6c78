import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { batterValue, type BattingSeason } from '#rules/baseball/forecast/batter-value.ts';
import type { GameLog } from './parse-game-log.ts';

type Batters = ReadonlyMap<string, BattingSeason[]>;

/** Columns of Chadwick's retrosplits, by the names of a season's counts. */
const columns = {
  plateAppearances: 'B_PA',
  atBats: 'B_AB',
  hits: 'B_H',
  doubles: 'B_2B',
  triples: 'B_3B',
  homeRuns: 'B_HR',
  walks: 'B_BB',
  intentionalWalks: 'B_IBB',
  hitByPitch: 'B_HP',
} as const satisfies Record<Exclude<keyof BattingSeason, 'season'>, string>;

const names = Object.keys(columns).filter((name): name is keyof typeof columns => name in columns);

/** Reads the regular seasons of each batter in the files `batting-platoon-YYYY.csv` of a folder; a line is a batter by the hands of both players. */
export async function readBatters(folder: string): Promise<Batters> {
  const batters = new Map<string, BattingSeason[]>();
  const files = (await readdir(folder)).filter((name) => /^batting-platoon-\d{4}\.csv$/.test(name)).toSorted();
  for (const file of files) {
    const [header = '', ...lines] = (await readFile(join(folder, file), 'utf8')).trim().split(/\r?\n/);
    const titles = header.split(',');
    for (const line of lines) addLine(batters, new Map(line.split(',').map((value, place) => [titles[place], value])));
  }
  return batters;
}

function addLine(batters: Map<string, BattingSeason[]>, line: ReadonlyMap<string | undefined, string>): void {
  if (line.get('PHASE') !== 'R') return;
  const id = line.get('RESP_BAT_ID') ?? '';
  const year = Number(line.get('YEAR'));
  const seasons = batters.get(id) ?? [];
  let season = seasons.find((each) => each.season === year);
  if (season === undefined) {
    const none = { plateAppearances: 0, atBats: 0, hits: 0, doubles: 0, triples: 0, homeRuns: 0 };
    season = { season: year, ...none, walks: 0, intentionalWalks: 0, hitByPitch: 0 };
    batters.set(id, [...seasons, season]);
  }
  for (const name of names) season[name] += Number(line.get(columns[name]));
}

/** The games with the values of their starting batters. */
export function withLineups(logs: readonly GameLog[], batters: Batters): GameLog[] {
  const lineupOf = ({ batters: ids }: GameLog['home'], season: number) =>
    ids && ids.map((id) => ({ id, value: batterValue(batters.get(id) ?? [], season) }));
  return logs.map((log) => ({
    ...log,
    home: { ...log.home, lineup: lineupOf(log.home, log.season) },
    away: { ...log.away, lineup: lineupOf(log.away, log.season) },
  }));
}
