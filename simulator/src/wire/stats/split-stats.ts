import type { GameLogEntry } from '../../lines.ts';
import type { Turn } from '../../stats/packed-turns.ts';
import type { JsonObject } from '../json.ts';
import { addLines } from './add-lines.ts';
import { battingStat } from './batting-stat.ts';
import { pitchingStat } from './pitching-stat.ts';
import { type StatGroup, statsOf } from './stat-group.ts';

type Situation = { description: string; holds: (turn: Turn, isBatter: boolean) => boolean };

const months = 'January February March April May June July August September October November December'.split(' ');
const counts = [0, 1, 2, 3].flatMap((balls) => [0, 1, 2].map((strikes) => ({ balls, strikes })));
const bases = ['Bases Empty', 'Runner at 1st', 'Runner at 2nd', 'Runners at 1st & 2nd'];
const moreBases = ['Runner at 3rd', 'Runners at 1st & 3rd', 'Runners at 2nd & 3rd', 'Bases Loaded'];
const baseCodes = ['r0', 'r1', 'r2', 'r12', 'r3', 'r13', 'r23', 'r123'];

/** Situations of a play, by the API's codes. */
const situations: ReadonlyMap<string, Situation> = new Map<string, Situation>([
  ['vl', { description: 'vs Left', holds: (turn, isBatter) => (isBatter ? turn.throws : turn.bats) === 'L' }],
  ['vr', { description: 'vs Right', holds: (turn, isBatter) => (isBatter ? turn.throws : turn.bats) === 'R' }],
  ['ron', { description: 'Runners On', holds: (turn) => turn.bases > 0 }],
  ['risp', { description: 'Scoring Position', holds: (turn) => turn.bases > 1 }],
  ...[...bases, ...moreBases].map((description, occupied): [string, Situation] => [
    baseCodes[occupied] ?? '',
    { description, holds: (turn) => turn.bases === occupied },
  ]),
  ...['No Outs', 'One Out', 'Two Outs'].map((description, outs): [string, Situation] => [
    `o${outs}`,
    { description, holds: (turn) => turn.outs === outs },
  ]),
  ...counts.map(({ balls, strikes }): [string, Situation] => [
    `c${balls}${strikes}`,
    {
      description: `${balls}-${strikes} Count`,
      holds: (turn) => turn.balls === balls && turn.strikes === strikes,
    },
  ]),
]);

type Games = { description: string; holds: (entry: GameLogEntry) => boolean };

/** Kinds of games, by the API's codes: home and away, and the months by their numbers. */
const gameKinds: ReadonlyMap<string, Games> = new Map<string, Games>([
  ['h', { description: 'Home Games', holds: ({ isHome }) => isHome }],
  ['a', { description: 'Away Games', holds: ({ isHome }) => !isHome }],
  ...months.map((description, index): [string, Games] => [
    String(index + 1),
    { description, holds: ({ date }) => Number(date.slice(5, 7)) === index + 1 },
  ]),
]);

/** What the API leaves out in splits of plays, because it does not belong to one turn at bat. */
const notOfTurns = new Set(
  'runs stolenBases caughtStealing numberOfPitches pitchesThrown balls strikes strikePercentage pitchesPerInning wins losses saves saveOpportunities holds blownSaves completeGames shutouts gamesStarted era earnedRuns winPercentage balks wildPitches'.split(
    ' ',
  ),
);

/** The statistics of turns at bat; empty without any. */
export function statOfTurns(turns: readonly Turn[], group: StatGroup): JsonObject[] {
  const isHitting = group === 'hitting';
  const batting = addLines(turns.map((turn) => turn.batting));
  const pitching = addLines(turns.map((turn) => turn.pitching));
  const size = isHitting ? batting?.plateAppearances : pitching?.battersFaced;
  if (batting === null || pitching === null || !size) return [];
  const stat = Object.entries(isHitting ? battingStat(batting) : { ...pitchingStat(pitching), rbi: batting.rbi });
  return [Object.fromEntries(stat.filter(([name]) => !notOfTurns.has(name) && !name.startsWith('games')))];
}

/** The splits of a player's season in these situations, in the order of the codes. Turns at bat of no situation and unknown codes have none. */
export function situationStats(
  group: StatGroup,
  codes: readonly string[],
  { personId, turns, log }: { personId: number; turns: readonly Turn[]; log: readonly GameLogEntry[] },
): { stat: JsonObject; split: JsonObject }[] {
  const isBatter = group === 'hitting';
  const own = turns.filter((turn) => (isBatter ? turn.batterId : turn.pitcherId) === personId);
  return codes.flatMap((code, sortOrder) => {
    const situation = situations.get(code);
    const games = gameKinds.get(code);
    const stats = situation
      ? statOfTurns(
          own.filter((turn) => situation.holds(turn, isBatter)),
          group,
        )
      : games
        ? statsOf(
            group,
            log.filter(games.holds).map(({ line }) => line),
          )
        : [];
    const description = (situation ?? games)?.description ?? '';
    return stats.map((stat) => ({ stat, split: { code, description, sortOrder } }));
  });
}
