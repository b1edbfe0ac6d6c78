import { type Json, type JsonObject, member, number, numbers, object, text } from '../wire/json.ts';
import { innings } from '../wire/rates.ts';
import type { Lineup, SideName } from './lineups-at.ts';
import { isDecided } from './play-at.ts';
import { type PlayerCounts, countPlays } from './count-plays.ts';

type Groups = Record<keyof PlayerCounts, JsonObject>;

/**
 * Computes `liveData.boxscore` after the given plays: players used and their statistics, counted from the plays. Statistics
 * that cannot be counted from plays are left out; season statistics stay as recorded.
 */
export function boxscoreAt(
  feed: JsonObject,
  plays: readonly JsonObject[],
  lineups: Record<SideName, Lineup>,
): JsonObject {
  const box = object(feed, 'liveData', 'boxscore');
  const counted = countPlays(plays);
  const current = plays.at(-1);
  const batterId = current && !isDecided(current) ? number(current, 'matchup', 'batter', 'id') : null;
  const side = (name: SideName) => teamAt(object(box, 'teams', name), lineups[name], counted, batterId);
  return {
    teams: { away: side('away'), home: side('home') },
    officials: box.officials ?? [],
    info: [],
    pitchingNotes: [],
    topPerformers: [],
  };
}

function teamAt(
  team: JsonObject,
  lineup: Lineup,
  counted: ReadonlyMap<number, PlayerCounts>,
  batterId: number | null,
): JsonObject {
  const seen = (list: string) => numbers(team, list);
  const hasPlayed = (id: number) => lineup.used.has(id) || counted.has(id);
  const ids = Object.values(object(team, 'players')).map((player) => number(player, 'person', 'id') ?? 0);
  const players = Object.fromEntries(
    Object.entries(object(team, 'players')).map(([key, player]) => [key, playerAt(player, lineup, counted, batterId)]),
  );
  const isPitcher = (id: number) => text(object(players, `ID${id}`), 'position', 'abbreviation') === 'P';
  return {
    ...team,
    teamStats: teamStats(
      object(team, 'teamStats'),
      ids.map((id) => counted.get(id)).filter((counts) => counts !== undefined),
    ),
    players,
    batters: seen('batters').filter(hasPlayed),
    pitchers: [...lineup.pitchers],
    bench: ids.filter((id) => !hasPlayed(id) && !isPitcher(id)),
    bullpen: ids.filter((id) => !hasPlayed(id) && isPitcher(id)),
    battingOrder: [...lineup.order],
    info: [],
    note: [],
  };
}

function playerAt(
  player: Json,
  lineup: Lineup,
  counted: ReadonlyMap<number, PlayerCounts>,
  batterId: number | null,
): JsonObject {
  const { battingOrder, allPositions, ...rest } = object(player);
  const id = number(player, 'person', 'id') ?? 0;
  const isIn = lineup.used.has(id);
  const recorded = object(player, 'stats');
  const counts = counted.get(id);
  return {
    ...rest,
    ...(isIn && battingOrder !== undefined ? { battingOrder } : {}),
    ...(isIn && allPositions !== undefined ? { allPositions } : {}),
    stats: isIn ? playerStats(recorded, counts) : { batting: {}, pitching: {}, fielding: {} },
    gameStatus: {
      isCurrentBatter: id === batterId,
      isCurrentPitcher: lineup.pitchers.at(-1) === id,
      isOnBench: !isIn,
      isSubstitute: isIn && text(battingOrder)?.endsWith('00') === false,
    },
  };
}

/** Replaces the recorded statistics with the counts so far. */
function playerStats(recorded: JsonObject, counts: PlayerCounts | undefined): JsonObject {
  const group = (name: keyof PlayerCounts): JsonObject => {
    const members = object(recorded, name);
    return Object.keys(members).length === 0 ? {} : countedMembers(name, members, counts?.[name] ?? {});
  };
  const groups: Groups = { batting: group('batting'), pitching: group('pitching'), fielding: group('fielding') };
  return groups;
}

const plateCounts = ['hits', 'doubles', 'triples', 'homeRuns', 'strikeOuts', 'baseOnBalls', 'intentionalWalks'];

const countable: Record<keyof PlayerCounts, readonly string[]> = {
  batting: [
    'runs',
    ...plateCounts,
    'hitByPitch',
    'atBats',
    'plateAppearances',
    'totalBases',
    'rbi',
    'stolenBases',
    'caughtStealing',
    'sacFlies',
    'sacBunts',
    'groundIntoDoublePlay',
    'catchersInterference',
  ],
  pitching: [
    'runs',
    'earnedRuns',
    ...plateCounts,
    'hitBatsmen',
    'atBats',
    'battersFaced',
    'outs',
    'numberOfPitches',
    'pitchesThrown',
    'balls',
    'strikes',
  ],
  fielding: ['putOuts', 'assists', 'errors', 'chances'],
};

function countedMembers(
  group: keyof PlayerCounts,
  recorded: JsonObject,
  counts: Readonly<Record<string, number>>,
): JsonObject {
  const members: JsonObject = Object.fromEntries(
    countable[group].filter((name) => name in recorded).map((name) => [name, counts[name] ?? 0]),
  );
  if (group !== 'fielding') members.gamesPlayed = 1;
  if (group === 'pitching') members.inningsPitched = innings(counts.outs ?? 0);
  if (group !== 'fielding') members.summary = group === 'batting' ? battingLine(counts) : pitchingLine(counts);
  return members;
}

const battingLine = (n: Readonly<Record<string, number>>) => `${n.hits ?? 0}-${n.atBats ?? 0}`;
const pitchingLine = (n: Readonly<Record<string, number>>) =>
  `${innings(n.outs ?? 0)} IP, ${n.earnedRuns ?? 0} ER, ${n.strikeOuts ?? 0} K, ${n.baseOnBalls ?? 0} BB`;

function teamStats(recorded: JsonObject, players: readonly PlayerCounts[]): JsonObject {
  const sums = (group: keyof PlayerCounts) => {
    const total: Record<string, number> = {};
    for (const counts of players)
      for (const [name, count] of Object.entries(counts[group])) total[name] = (total[name] ?? 0) + count;
    return total;
  };
  const group = (name: keyof PlayerCounts) => ({
    ...rates(member(recorded, name)),
    ...countedMembers(name, object(recorded, name), sums(name)),
  });
  return { batting: group('batting'), pitching: group('pitching'), fielding: group('fielding') };
}

/** The season averages of the box score. */
const rates = (value: Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(object(value)).filter(([name]) => ['avg', 'obp', 'slg', 'ops', 'era', 'whip'].includes(name)),
  );
