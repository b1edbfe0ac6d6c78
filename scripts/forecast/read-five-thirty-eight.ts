import { readFile } from 'node:fs/promises';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { gameKey } from './judge-forecast.ts';

/** Retrosheet's codes of the clubs' names in FiveThirtyEight's file. */
const clubCodes: Record<string, string> = {
  Angels: 'ANA',
  Astros: 'HOU',
  Athletics: 'OAK',
  'Blue Jays': 'TOR',
  Braves: 'ATL',
  Brewers: 'MIL',
  Cardinals: 'SLN',
  Cubs: 'CHN',
  Diamondbacks: 'ARI',
  Dodgers: 'LAN',
  Giants: 'SFN',
  Guardians: 'CLE',
  Mariners: 'SEA',
  Marlins: 'MIA',
  Mets: 'NYN',
  Nationals: 'WAS',
  Orioles: 'BAL',
  Padres: 'SDN',
  Phillies: 'PHI',
  Pirates: 'PIT',
  Rangers: 'TEX',
  Rays: 'TBA',
  'Red Sox': 'BOS',
  Reds: 'CIN',
  Rockies: 'COL',
  Royals: 'KCA',
  Tigers: 'DET',
  Twins: 'MIN',
  'White Sox': 'CHA',
  Yankees: 'NYA',
};

/**
 * Reads FiveThirtyEight's home win probabilities by game key. Double-headers are left out, because the file
 * does not number their games. The home club is the first of the two.
 */
export async function readFiveThirtyEight(path: string, logs: readonly GameLog[]): Promise<Map<string, number>> {
  const byClubs = new Map<string, number[]>();
  for (const line of (await readFile(path, 'utf8')).trim().split('\n').slice(1)) {
    const [, date = '', home = '', away = '', , chance = ''] = line.split(',');
    const key = [date.replaceAll('-', ''), clubCodes[home], clubCodes[away]].join();
    byClubs.set(key, [...(byClubs.get(key) ?? []), Number(chance)]);
  }
  return new Map(
    logs.flatMap((log) => {
      const [chance, ...more] = byClubs.get([log.date, log.home.club, log.away.club].join()) ?? [];
      return chance === undefined || more.length > 0 || log.number !== '0' ? [] : [[gameKey(log), chance] as const];
    }),
  );
}
