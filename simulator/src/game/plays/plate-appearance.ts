import {
  addAction,
  batterUp,
  batting,
  credit,
  fielding,
  type Game,
  lead,
  type Runner,
  runnersOn,
} from '../game-state.ts';
import type { BattedSketch } from '../play-record.ts';
import { drawBattedBall, positionAt } from './batted-ball.ts';
import { considerBunt, playBunt } from './bunt.ts';
import { type Matchup, matchupOf } from './matchup.ts';
import { forcedMoves, isWalkOff, moveRunners, oneBaseMoves, out, type Move, safe } from './move-runners.ts';
import { playOut } from './out-plays.ts';
import {
  attemptSteal,
  type BaseEvent,
  considerLooseBall,
  planSteal,
  reachOnStrikeout,
  type StealPlan,
  considerPickoff,
} from './running-game.ts';

/** Adds a pitch with the count after it. */
function addPitch(game: Game, call: string, batted: BattedSketch | null = null): number {
  const { stint } = fielding(game);
  stint.pitches++;
  const at = game.clock;
  const endsAt = at + (batted ? 8000 : 4000);
  game.clock = endsAt + game.random.between(11_000, runnersOn(game) ? 20_500 : 16_500);
  const { balls, strikes, outs } = game;
  game.play.events.push({ kind: 'pitch', at, endsAt, balls, strikes, outs, call, batted });
  return game.play.events.length - 1;
}

function setResult(game: Game, event: string, eventType: string): void {
  game.play.event = event;
  game.play.eventType = eventType;
}

function awardBase(game: Game, batter: Runner, event: string, eventType: string): void {
  setResult(game, event, eventType);
  moveRunners(game, forcedMoves(game, batter), { eventType, eventIndex: game.play.events.length - 1 });
}

/** Sometimes a manager is ejected for arguing a called third strike. */
function considerEjection(game: Game): void {
  const last = game.play.events.at(-1);
  if (last?.kind !== 'pitch' || last.call !== 'C' || !game.random.chance(0.006)) return;
  const description = `${batting(game).sheet.clubName} manager ejected by home plate umpire.`;
  addAction(game, { event: 'Ejection', eventType: 'ejection', description, playerId: null }, 40);
}

/** A third strike that the catcher does not catch: with first base open or two outs the batter may run (rule 5.05 (a)(2)). */
function isDropped(game: Game): boolean {
  const last = game.play.events.at(-1);
  const mayRun = game.bases[0] === null || game.outs === 2;
  return mayRun && last?.kind === 'pitch' && last.call === 'W' && game.random.chance(0.34);
}

function strikeOut(game: Game, batter: Runner, steal: StealPlan): void {
  const eventIndex = game.play.events.length - 1;
  setResult(game, 'Strikeout', 'strikeout');
  if (isDropped(game)) {
    if (game.random.chance(0.24)) return reachOnStrikeout(game, batter);
    const thrown = [credit(game, 'C', 'f_assist'), credit(game, '1B', 'f_putout')];
    return moveRunners(game, [out(batter, 0, 1, thrown)], { eventType: 'strikeout', eventIndex });
  }
  const catcher = [credit(game, 'C', 'f_putout')];
  moveRunners(game, [out(batter, 0, 1, catcher)], { eventType: 'strikeout', eventIndex });
  considerEjection(game);
  if (steal === null || game.outs >= 3) return;
  const caught = attemptSteal(game, steal.from);
  if (caught) setResult(game, 'Strikeout Double Play', 'strikeout_double_play');
}

/** Plays a batted ball. */
function putInPlay(game: Game, batter: Runner, matchup: Matchup): void {
  const result = drawBattedBall(game, matchup);
  const eventIndex = addPitch(game, 'X', result.sketch);
  const outsBefore = game.outs;
  if (result.kind === 'homeRun') playHomeRun(game, batter, eventIndex);
  else if (result.kind === 'hit') playHit(game, batter, result.sketch, eventIndex);
  else if (result.kind === 'error') playError(game, batter, result.sketch, eventIndex);
  else playOut(game, batter, result.sketch, eventIndex);
  completePitch(game, eventIndex, outsBefore);
}

/** Sets the call of a ball in play after the runners moved: X out, D no out, E run(s). */
function completePitch(game: Game, eventIndex: number, outsBefore: number): void {
  const pitch = game.play.events[eventIndex];
  if (pitch?.kind !== 'pitch') return;
  pitch.outs = game.outs;
  const isScoring = game.play.runners.some((move) => move.isScoring && move.eventIndex === eventIndex);
  pitch.call = isScoring ? 'E' : game.outs > outsBefore ? 'X' : 'D';
}

/** Late and close, first base open, a runner on second or third, and a strong hitter at bat. */
function shouldWalkIntentionally(game: Game): boolean {
  const [first, second, third] = game.bases;
  const margin = lead(game);
  if (first || (!second && !third) || game.inning < 7 || margin > 1 || margin < -2) return false;
  const { power, contact } = batterUp(game).batting;
  return game.random.chance(0.07 + 0.065 * Math.max(-1, power + contact * 0.5) + (game.inning > 9 ? 0.06 : 0));
}

function walkIntentionally(game: Game, batter: Runner): void {
  const { strikes, outs, clock } = game;
  game.balls = 4;
  game.play.events.push({ kind: 'noPitch', call: 'V', at: clock, endsAt: clock + 1000, balls: 4, strikes, outs });
  game.clock += 12_000;
  awardBase(game, batter, 'Intent Walk', 'intent_walk');
}

function swing(game: Game, isFoul: boolean): string {
  if (isFoul) return 'F';
  const roll = game.random.next();
  return roll < 0.07 ? 'T' : roll < 0.13 ? 'W' : 'S';
}

/** Plays one pitch; returns true when the plate appearance is over. */
function pitchOnce(game: Game, batter: Runner, matchup: Matchup, steal: StealPlan): boolean {
  const outcome = drawPitch(game, matchup);
  if (outcome === 'inPlay') {
    putInPlay(game, batter, matchup);
    return true;
  }
  if (outcome === 'hitByPitch') {
    addPitch(game, 'H');
    awardBase(game, batter, 'Hit By Pitch', 'hit_by_pitch');
    return true;
  }
  if (outcome === 'ball') {
    game.balls++;
    addPitch(game, game.random.chance(0.07) ? '*B' : 'B');
    if (game.balls < 4) return false;
    awardBase(game, batter, 'Walk', 'walk');
    return true;
  }
  const isFoul = outcome === 'foul';
  if (!isFoul || game.strikes < 2) game.strikes++;
  addPitch(game, outcome === 'called' ? 'C' : swing(game, isFoul));
  if (game.strikes < 3) return false;
  strikeOut(game, batter, steal);
  return true;
}

/** A third out on the bases ends the plate appearance without a result for the batter. */
function endsOnBases(game: Game, baseEvent: BaseEvent | null): boolean {
  if (baseEvent === null || game.outs < 3) return false;
  setResult(game, baseEvent.event, baseEvent.eventType);
  return true;
}

/** Catcher interference: the batter is awarded first base and the catcher is charged with an error (rule 5.05 (b)(3)). */
function considerInterference(game: Game, batter: Runner): boolean {
  if (!game.random.chance(0.00053)) return false;
  addPitch(game, 'F');
  setResult(game, 'Catcher Interference', 'catcher_interf');
  const safeByError = { ...batter, isEarned: false };
  const moves = forcedMoves(game, safeByError).map((move) =>
    move.from === 0 ? { ...move, credits: [credit(game, 'C', 'c_catcher_interf')] } : move,
  );
  const eventIndex = game.play.events.length - 1;
  moveRunners(game, moves, { eventType: 'catcher_interf', eventIndex, isByError: true });
  return true;
}

/** Plays one plate appearance into `game.play`, which the caller has created. */
export function playPlateAppearance(game: Game): void {
  const side = fielding(game);
  const batter: Runner = { player: batterUp(game), pitcherId: side.pitcher.person.id, isEarned: true };
  game.clock += game.random.between(9000, 17_000);
  if (shouldWalkIntentionally(game)) return walkIntentionally(game, batter);
  if (considerBunt(game)) return playBunt(game, batter, addPitch, completePitch);
  if (considerInterference(game, batter)) return undefined;
  const matchup = matchupOf(game);
  const steal = planSteal(game);
  for (let pitch = 1; ; pitch++) {
    if (endsOnBases(game, considerPickoff(game))) return undefined;
    const stealNow = steal?.onPitch === pitch ? steal : null;
    if (pitchOnce(game, batter, matchup, stealNow)) return undefined;
    if (stealNow && game.bases[stealNow.from - 1] && endsOnBases(game, attemptSteal(game, stealNow.from)))
      return undefined;
    if (runnersOn(game)) considerLooseBall(game);
    if (isWalkOff(game)) return undefined;
  }
}

const outcomes = ['ball', 'called', 'whiff', 'foul', 'inPlay', 'hitByPitch'] as const;

/**
 * Share of each outcome by count (balls × 3 + strikes), of 1,000 pitches: ball, called strike, swinging strike, foul,
 * in play. Fitted by hand to the strikeout, walk and pitches-per-plate-appearance rates of MLB 2023.
 */
const byCount: readonly (readonly [number, number, number, number, number])[] = [
  [398, 312, 76, 104, 110],
  [424, 118, 134, 160, 164],
  [452, 56, 172, 172, 148],
  [364, 222, 96, 150, 168],
  [364, 118, 138, 184, 196],
  [374, 58, 176, 202, 190],
  [356, 238, 82, 150, 174],
  [322, 122, 126, 202, 228],
  [318, 54, 170, 234, 224],
  [380, 520, 16, 36, 48],
  [318, 156, 92, 190, 244],
  [262, 44, 148, 272, 274],
];

/** Factors that fit whole seasons to the averages of MLB 2023; see stats/season-rates.test.ts. */
const tuning = { ball: 0.84, called: 0.955, whiff: 0.773, foul: 1.25, inPlay: 0.97 };

const hitByPitchPerBall = 0.0083;

/** Draws the outcome of one pitch at the current count. */
function drawPitch(game: Game, matchup: Matchup): (typeof outcomes)[number] {
  const row = byCount[game.balls * 3 + game.strikes];
  if (row === undefined) throw new Error(`Invalid count ${game.balls}-${game.strikes}`);
  const ball = row[0] * matchup.ball * tuning.ball;
  const called = row[1] * matchup.called * tuning.called;
  const whiff = row[2] * matchup.whiff * tuning.whiff;
  const foul = row[3] * tuning.foul;
  const inPlay = row[4] * matchup.inPlay * tuning.inPlay;
  const hit = ball * hitByPitchPerBall * matchup.hitByPitch;
  return outcomes[game.random.weighted([ball, called, whiff, foul, inPlay, hit])] ?? 'ball';
}

const names = ['', 'Single', 'Double', 'Triple', 'Home Run'] as const;
const types = ['', 'single', 'double', 'triple', 'home_run'] as const;

/** Draws whether a runner takes the extra base, by the runner's speed and with two outs (running on contact). */
function takesExtraBase(game: Game, base: number, runner: Runner): boolean {
  const legs = runner.player.batting.speed * 0.07;
  const goes = game.outs === 2 ? 0.17 : 0;
  return game.random.chance(base + legs + goes);
}

/** Runners on a single: third scores, second usually scores, first sometimes takes third. */
function singleMoves(game: Game, sketch: BattedSketch): Move[] {
  const [first, second, third] = game.bases;
  const isInfield = sketch.location < 7;
  const moves: Move[] = [];
  if (third) moves.push(safe(third, 3, 4));
  const secondScores = second !== null && !isInfield && takesExtraBase(game, 0.53, second);
  if (second) {
    const isThrownOut = secondScores && game.random.chance(0.035);
    const arm = [credit(game, positionAt(sketch.location), 'f_assist'), credit(game, 'C', 'f_putout')];
    if (isThrownOut) moves.push(out(second, 2, 4, arm));
    else moves.push(safe(second, 2, secondScores ? 4 : 3));
  }
  if (first) {
    const isThirdFree = second === null || secondScores;
    const extra = sketch.location === 9 ? 0.36 : sketch.location === 8 ? 0.26 : 0.12;
    moves.push(safe(first, 1, !isInfield && isThirdFree && takesExtraBase(game, extra, first) ? 3 : 2));
  }
  return moves;
}

function longHitMoves(game: Game, sketch: BattedSketch): Move[] {
  const [first, second, third] = game.bases;
  const moves: Move[] = [];
  if (third) moves.push(safe(third, 3, 4));
  if (second) moves.push(safe(second, 2, 4));
  if (first) {
    const scores = sketch.bases >= 3 || takesExtraBase(game, 0.38, first);
    const isThrownOut = scores && sketch.bases === 2 && game.random.chance(0.05);
    const arm = [
      credit(game, positionAt(sketch.location), 'f_assist'),
      credit(game, 'SS', 'f_assist'),
      credit(game, 'C', 'f_putout'),
    ];
    moves.push(isThrownOut ? out(first, 1, 4, arm) : safe(first, 1, scores ? 4 : 3));
  }
  return moves;
}

/** A hit that ends the game counts as many bases as the winning runner advances (rule 9.06 (f)). */
function basesCredited(game: Game, bases: number): 1 | 2 | 3 {
  const onBase = ([3, 2, 1] as const).filter((from) => game.bases[from - 1] !== null);
  const winner = !game.isTop && game.inning >= 9 ? onBase[-lead(game)] : undefined;
  const credited = winner === undefined ? bases : Math.min(bases, 4 - winner);
  return credited >= 3 ? 3 : credited === 2 ? 2 : 1;
}

function playHit(game: Game, batter: Runner, drawn: BattedSketch, eventIndex: number): void {
  const bases = basesCredited(game, drawn.bases);
  const sketch = { ...drawn, bases };
  const moves = bases === 1 ? singleMoves(game, sketch) : longHitMoves(game, sketch);
  const fielded = [credit(game, positionAt(sketch.location), 'f_fielded_ball')];
  moves.push({ ...safe(batter, 0, bases), credits: fielded });
  setResult(game, names[bases], types[bases]);
  moveRunners(game, moves, { eventType: types[bases], eventIndex });
}

function playHomeRun(game: Game, batter: Runner, eventIndex: number): void {
  const moves: Move[] = [safe(batter, 0, 4)];
  for (const from of [1, 2, 3] as const) {
    const runner = game.bases[from - 1];
    if (runner) moves.push(safe(runner, from, 4));
  }
  setResult(game, names[4], types[4]);
  moveRunners(game, moves, { eventType: types[4], eventIndex, isHomeRun: true });
}

/** The batter reaches on an error: no hit, and resulting runs are unearned. */
function playError(game: Game, batter: Runner, sketch: BattedSketch, eventIndex: number): void {
  const moves = oneBaseMoves(game);
  const isThrow = sketch.trajectory === 'ground_ball' && game.random.chance(0.45);
  const error = credit(game, positionAt(sketch.location), isThrow ? 'f_throwing_error' : 'f_fielding_error');
  moves.push({ ...safe({ ...batter, isEarned: false }, 0, 1), credits: [error] });
  game.outsLostToErrors++;
  setResult(game, 'Field Error', 'field_error');
  moveRunners(game, moves, { eventType: 'field_error', eventIndex, isByError: true });
}
