import { type JsonObject, member, number, object, objects, text } from '../wire/json.ts';
import { isDecided } from './play-at.ts';

export type PlayerCounts = Record<'batting' | 'pitching' | 'fielding', Record<string, number>>;

/** Counts the statistics of each player in the given plays; the names are those of the box score. */
export function countPlays(plays: readonly JsonObject[]): Map<number, PlayerCounts> {
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
