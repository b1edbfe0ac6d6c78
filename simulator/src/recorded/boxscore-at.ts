import { type Json, type JsonObject, member, number, object, objects, text } from '../wire/json.ts';
import { innings } from '../wire/rates.ts';
import type { Lineup, SideName } from './lineups-at.ts';
import { isDecided } from './play-at.ts';

type Counts = Record<string, number>;
type PlayerCounts = { batting: Counts; pitching: Counts };

/** Counts the statistics of each player in the given plays; the names are those of the box score. */
function countPlays(plays: readonly JsonObject[]): Map<number, PlayerCounts> {
  const players = new Map<number, PlayerCounts>();
  const of = (id: number | null): PlayerCounts => {
    const counts = players.get(id ?? 0) ?? { batting: {}, pitching: {} };
    players.set(id ?? 0, counts);
    return counts;
  };
  for (const play of plays) {
    const { batting } = of(number(play, 'matchup', 'batter', 'id'));
    const { pitching } = of(number(play, 'matchup', 'pitcher', 'id'));
    for (const event of objects(play, 'playEvents')) {
      if (member(event, 'isPitch') !== true) continue;
      add(pitching, ['numberOfPitches', member(event, 'details', 'isBall') === true ? 'balls' : 'strikes']);
    }
    for (const runner of objects(play, 'runners')) countRunner(of, pitching, runner);
    if (isDecided(play)) countResult(batting, pitching, play);
  }
  players.delete(0);
  return players;
}

function add(to: Counts, names: readonly string[], amount = 1) {
  for (const name of names) to[name] = (to[name] ?? 0) + amount;
}

const notAtBats =
  /^(walk|intent_walk|hit_by_pitch|sac_|catcher_interf|caught_stealing|pickoff|other_out|runner_|stolen_base|wild_pitch|passed_ball|game_advisory)/;
const statsByEventType: Readonly<Record<string, readonly string[]>> = {
  single: ['hits'],
  double: ['hits'],
  triple: ['hits'],
  home_run: ['hits', 'homeRuns'],
  walk: ['baseOnBalls'],
  intent_walk: ['baseOnBalls'],
  strikeout: ['strikeOuts'],
  strikeout_double_play: ['strikeOuts'],
  strikeout_triple_play: ['strikeOuts'],
};

function countResult(batting: Counts, pitching: Counts, play: JsonObject) {
  const type = text(play, 'result', 'eventType') ?? '';
  const names = statsByEventType[type] ?? [];
  add(batting, ['rbi'], number(play, 'result', 'rbi') ?? 0);
  add(batting, notAtBats.test(type) ? names : ['atBats', ...names]);
  add(pitching, names);
}

function countRunner(of: (id: number | null) => PlayerCounts, current: Counts, { movement, details }: JsonObject) {
  if (member(movement, 'isOut') === true) add(current, ['outs']);
  if (text(movement, 'end') !== 'score') return;
  const charged = number(details, 'responsiblePitcher', 'id');
  add(of(number(details, 'runner', 'id')).batting, ['runs']);
  add(charged === null ? current : of(charged).pitching, ['runs']);
  if (member(details, 'earned') === true) add(charged === null ? current : of(charged).pitching, ['earnedRuns']);
}

/**
 * Computes `liveData.boxscore` after the given plays: players used and their statistics, counted from the plays. Statistics
 * that cannot be counted from plays are left out; season statistics stay as recorded.
 */
export function boxscoreAt(
  feed: JsonObject,
  plays: readonly JsonObject[],
  lineups: Record<SideName, Lineup>,
): JsonObject {
  const counted = countPlays(plays);
  const side = (name: SideName) => teamAt(object(feed, 'liveData', 'boxscore', 'teams', name), lineups[name], counted);
  return { teams: { away: side('away'), home: side('home') }, info: [] };
}

function teamAt(team: JsonObject, lineup: Lineup, counted: ReadonlyMap<number, PlayerCounts>): JsonObject {
  const players = Object.entries(object(team, 'players')).map(([key, player]) => [
    key,
    playerAt(player, lineup, counted),
  ]);
  return { players: Object.fromEntries(players), pitchers: [...lineup.pitchers], battingOrder: [...lineup.order] };
}

function playerAt(player: Json, lineup: Lineup, counted: ReadonlyMap<number, PlayerCounts>): JsonObject {
  const { battingOrder, allPositions, stats: _recorded, ...rest } = object(player);
  const id = number(player, 'person', 'id') ?? 0;
  if (!lineup.used.has(id)) return { ...rest, stats: { batting: {}, pitching: {} } };
  const { batting = {}, pitching = {} } = counted.get(id) ?? {};
  const played = (group: string) => Object.keys(object(player, 'stats', group)).length > 0;
  return {
    ...rest,
    ...(battingOrder === undefined ? {} : { battingOrder }),
    ...(allPositions === undefined ? {} : { allPositions }),
    stats: {
      batting: played('batting') ? { ...countsOf(['atBats', 'rbi', ...ofBoth], batting), gamesPlayed: 1 } : {},
      pitching: played('pitching')
        ? { ...countsOf([...pitched, ...ofBoth], pitching), inningsPitched: innings(pitching.outs ?? 0) }
        : {},
    },
  };
}

const ofBoth = ['runs', 'hits', 'homeRuns', 'baseOnBalls', 'strikeOuts'];
const pitched = ['outs', 'earnedRuns', 'numberOfPitches', 'balls', 'strikes'];

const countsOf = (names: readonly string[], counts: Counts): JsonObject =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));
