import { type Json, type JsonObject, member, number, numbers, object, text, objects } from '../wire/json.ts';
import { innings } from '../wire/rates.ts';
import type { Lineup, SideName } from './lineups-at.ts';
import { isDecided } from './play-at.ts';

type PlayerCounts = Record<'batting' | 'pitching' | 'fielding', Record<string, number>>;

/** Counts the statistics of each player in the given plays; the names are those of the box score. */
function countPlays(plays: readonly JsonObject[]): Map<number, PlayerCounts> {
  const players = new Map<number, PlayerCounts>();
  const of = (id: number | null): PlayerCounts => {
    const counts = players.get(id ?? 0) ?? { batting: {}, pitching: {}, fielding: {} };
    players.set(id ?? 0, counts);
    return counts;
  };
  for (const play of plays) {
    const batter = of(number(play, 'matchup', 'batter', 'id'));
    const pitcher = of(number(play, 'matchup', 'pitcher', 'id'));
    countPitches(pitcher.pitching, play);
    for (const runner of objects(play, 'runners')) countRunner(of, pitcher, runner);
    if (isDecided(play)) countResult(batter.batting, pitcher.pitching, play);
  }
  players.delete(0);
  return players;
}

function add(to: Record<string, number>, names: readonly string[], amount = 1) {
  for (const name of names) to[name] = (to[name] ?? 0) + amount;
}

function countPitches(pitching: Record<string, number>, play: JsonObject) {
  for (const event of objects(play, 'playEvents')) {
    if (member(event, 'isPitch') !== true) continue;
    add(pitching, [
      'numberOfPitches',
      'pitchesThrown',
      member(event, 'details', 'isBall') === true ? 'balls' : 'strikes',
    ]);
  }
}

const notAtBats = new Set([
  'walk',
  'intent_walk',
  'hit_by_pitch',
  'sac_fly',
  'sac_bunt',
  'sac_fly_double_play',
  'sac_bunt_double_play',
  'catcher_interf',
]);
const basesByEventType: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, home_run: 4 };
const statsByEventType: Readonly<Record<string, readonly string[]>> = {
  single: ['hits'],
  double: ['hits', 'doubles'],
  triple: ['hits', 'triples'],
  home_run: ['hits', 'homeRuns'],
  walk: ['baseOnBalls'],
  intent_walk: ['baseOnBalls', 'intentionalWalks'],
  strikeout: ['strikeOuts'],
  strikeout_double_play: ['strikeOuts'],
  strikeout_triple_play: ['strikeOuts'],
  sac_fly: ['sacFlies'],
  sac_fly_double_play: ['sacFlies'],
  sac_bunt: ['sacBunts'],
  sac_bunt_double_play: ['sacBunts'],
  grounded_into_double_play: ['groundIntoDoublePlay'],
  catcher_interf: ['catchersInterference'],
};
const notPlateAppearances =
  /^(caught_stealing|pickoff|other_out|runner_|stolen_base|wild_pitch|passed_ball|game_advisory)/;

function countResult(batting: Record<string, number>, pitching: Record<string, number>, play: JsonObject) {
  const type = text(play, 'result', 'eventType') ?? '';
  add(batting, ['rbi'], number(play, 'result', 'rbi') ?? 0);
  if (notPlateAppearances.test(type)) return;
  const names = statsByEventType[type] ?? [];
  add(batting, ['plateAppearances', ...names]);
  add(pitching, ['battersFaced', ...names]);
  if (type === 'hit_by_pitch') {
    add(batting, ['hitByPitch']);
    add(pitching, ['hitBatsmen']);
  }
  if (!notAtBats.has(type)) {
    add(batting, ['atBats']);
    add(pitching, ['atBats']);
  }
  add(batting, ['totalBases'], basesByEventType[type] ?? 0);
}

function countRunner(of: (id: number | null) => PlayerCounts, current: PlayerCounts, runner: JsonObject) {
  const { movement, details } = runner;
  const runnerCounts = of(number(details, 'runner', 'id'));
  const charged = number(details, 'responsiblePitcher', 'id');
  if (member(movement, 'isOut') === true) add(current.pitching, ['outs']);
  if (text(movement, 'end') === 'score') {
    const pitching = charged === null ? current.pitching : of(charged).pitching;
    add(runnerCounts.batting, ['runs']);
    add(pitching, member(details, 'earned') === true ? ['runs', 'earnedRuns'] : ['runs']);
  }
  const type = text(details, 'eventType') ?? '';
  if (type.startsWith('stolen_base')) add(runnerCounts.batting, ['stolenBases']);
  if (type.includes('caught_stealing')) add(runnerCounts.batting, ['caughtStealing']);
  for (const credit of objects(runner, 'credits')) {
    const fielding = of(number(object(credit, 'player'), 'id')).fielding;
    const kind = text(credit, 'credit') ?? '';
    if (kind === 'f_putout') add(fielding, ['putOuts', 'chances']);
    if (kind.startsWith('f_assist')) add(fielding, ['assists', 'chances']);
    if (kind.endsWith('_error')) add(fielding, ['errors', 'chances']);
  }
}

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
