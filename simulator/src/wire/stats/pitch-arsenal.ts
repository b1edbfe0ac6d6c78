import type { League } from '../../league.ts';
import type { GameLogEntry } from '../../lines.ts';
import type { PitchTypeCode } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { pitchTypeName } from '../play/pitch-names.ts';

type Sum = { count: number; speed: number };
type Pitches = Map<PitchTypeCode, Sum>;

/** The pitches of a person in each game, because building a game takes milliseconds. */
const known = new WeakMap<League, Map<string, Pitches>>();

function pitchesOf(league: League, personId: number, gamePk: number): Pitches {
  const games = known.get(league) ?? new Map<string, Pitches>();
  known.set(league, games);
  const key = `${personId} ${gamePk}`;
  const found = games.get(key);
  if (found) return found;
  const pitches: Pitches = new Map();
  for (const play of league.play(gamePk)?.plays ?? []) {
    if (play.pitcherId !== personId) continue;
    for (const event of play.events) {
      if (event.kind !== 'pitch') continue;
      const { count, speed } = pitches.get(event.pitchType) ?? { count: 0, speed: 0 };
      pitches.set(event.pitchType, { count: count + 1, speed: speed + event.physics.startSpeed });
    }
  }
  if (games.size > 20_000) games.clear();
  games.set(key, pitches);
  return pitches;
}

/** A season of a reliever has seventy games, which would take more than a second to build. */
const gamesCounted = 15;

/** The kinds of pitches of a pitcher in the last games of a log, with their share and average speed. */
export function pitchArsenal(league: League, personId: number, log: readonly GameLogEntry[]): JsonObject[] {
  const sums: Pitches = new Map();
  for (const { gamePk } of log.filter(({ line }) => line.pitching !== null).slice(-gamesCounted)) {
    for (const [code, own] of pitchesOf(league, personId, gamePk)) {
      const { count, speed } = sums.get(code) ?? { count: 0, speed: 0 };
      sums.set(code, { count: count + own.count, speed: speed + own.speed });
    }
  }
  const totalPitches = [...sums.values()].reduce((sum, { count }) => sum + count, 0);
  return [...sums]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([code, { count, speed }]) => ({
      percentage: count / totalPitches,
      count,
      totalPitches,
      averageSpeed: speed / count,
      type: { code, description: pitchTypeName(code) },
    }));
}
