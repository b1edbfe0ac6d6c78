import type { Position } from '../../model.ts';
import { addAction, batterUp, credit, fielderAt, fielding, type Game, type Runner } from '../game-state.ts';
import { type Move, moveRunners, oneBaseMoves, out, safe } from './move-runners.ts';

/** A steal attempt that is planned for a pitch of this plate appearance. */
export type StealPlan = { from: 1 | 2; onPitch: number } | null;

export const baseNames = ['', '1st', '2nd', '3rd', 'home'] as const;

const name = (runner: Runner): string => runner.player.person.fullName;

/** Draws a steal attempt; about 0.9 attempts per club and game, four of five successful (MLB 2023). */
export function planSteal(game: Game): StealPlan {
  const [first, second, third] = game.bases;
  const { hold } = fielding(game).pitcher.pitching;
  const catcher = fielderAt(game, 'C').fielding.arm;
  const caution = Math.exp(-0.12 * hold - 0.08 * catcher);
  const isClose = Math.abs(game.away.runs - game.home.runs) <= 5 ? 1 : 0.25;
  if (first && !second) {
    const eager = Math.exp(0.7 * first.player.batting.steal) * caution * isClose;
    if (game.random.chance(Math.min(0.6, 0.11 * eager))) return { from: 1, onPitch: game.random.int(1, 3) };
  } else if (second && !third && game.outs < 2) {
    const eager = Math.exp(0.7 * second.player.batting.steal) * caution * isClose;
    if (game.random.chance(Math.min(0.3, 0.018 * eager))) return { from: 2, onPitch: game.random.int(1, 3) };
  }
  return null;
}

export type BaseEvent = { event: string; eventType: string };

/** Plays a steal attempt. Returns the event when the runner is caught. */
export function attemptSteal(game: Game, from: 1 | 2): BaseEvent | null {
  const runner = game.bases[from - 1];
  const to = from === 1 ? 2 : 3;
  if (!runner || game.bases[to - 1]) return null;
  const chance =
    0.772 +
    0.035 * runner.player.batting.steal -
    0.02 * fielderAt(game, 'C').fielding.arm -
    0.015 * fielding(game).pitcher.pitching.hold;
  const isSafe = game.random.chance(Math.min(0.95, chance));
  const kind = isSafe ? 'stolen_base' : 'caught_stealing';
  const event = `${isSafe ? 'Stolen Base' : 'Caught Stealing'} ${to}B`;
  const eventType = `${kind}_${to}b`;
  const receiver: Position = to === 3 ? '3B' : game.random.chance(0.5) ? 'SS' : '2B';
  const base = `${baseNames[to]} base`;
  const throwers = `catcher ${fielderAt(game, 'C').person.fullName} to ${positionNames[receiver]} ${fielderAt(game, receiver).person.fullName}`;
  const description = isSafe
    ? `${name(runner)} steals ${base}.`
    : `${name(runner)} caught stealing ${base}, ${throwers}.`;
  const playerId = runner.player.person.id;
  const eventIndex = addAction(game, { event, eventType, description, playerId }, 6);
  const credits = [credit(game, 'C', 'f_assist'), credit(game, receiver, 'f_putout')];
  const move = isSafe ? safe(runner, from, to, false) : out(runner, from, to, credits);
  moveRunners(game, [move], { eventType, eventIndex });
  completeAction(game, eventIndex);
  return isSafe ? null : { event, eventType };
}

export const positionNames: Readonly<Record<string, string>> = {
  P: 'pitcher',
  C: 'catcher',
  '1B': 'first baseman',
  '2B': 'second baseman',
  '3B': 'third baseman',
  SS: 'shortstop',
  LF: 'left fielder',
  CF: 'center fielder',
  RF: 'right fielder',
  DH: 'designated hitter',
  PH: 'pinch-hitter',
  PR: 'pinch-runner',
};

/** Sets the outs after an action that moved runners. */
function completeAction(game: Game, eventIndex: number): void {
  const action = game.play.events[eventIndex];
  if (action?.kind !== 'action') return;
  action.outs = game.outs;
  action.isScoring = game.play.runners.some((move) => move.eventIndex === eventIndex && move.isScoring);
}

/** Sometimes throws to first base; about 3 % of the throws are successful. Returns the event of a pickoff. */
export function considerPickoff(game: Game): BaseEvent | null {
  const [first] = game.bases;
  if (!first || !game.random.chance(0.035)) return null;
  const { balls, strikes, outs } = game;
  const at = game.clock;
  game.clock += 16_000;
  game.play.events.push({ kind: 'pickoff', at, endsAt: at + 4000, balls, strikes, outs, base: 1 });
  if (!game.random.chance(0.03)) return null;
  const pitcher = fielding(game).pitcher.person.fullName;
  const description = `Pitcher ${pitcher} picks off ${name(first)} at 1st on throw to first baseman ${fielderAt(game, '1B').person.fullName}.`;
  const event = 'Pickoff 1B';
  const eventType = 'pickoff_1b';
  const eventIndex = addAction(game, { event, eventType, description, playerId: first.player.person.id }, 4);
  const credits = [credit(game, 'P', 'f_assist'), credit(game, '1B', 'f_putout')];
  moveRunners(game, [out(first, 1, 1, credits)], { eventType, eventIndex });
  completeAction(game, eventIndex);
  return { event, eventType };
}

type LooseBall = { event: string; eventType: string; text: string };

function drawLooseBall(game: Game): LooseBall | null {
  const roll = game.random.next();
  const { pitcher } = fielding(game);
  const wild = 0.0067 * Math.exp(-0.2 * pitcher.pitching.control);
  if (roll < wild) return wildPitch(game);
  if (roll < wild + 0.00085) return passedBall(game);
  if (roll < wild + 0.00158) {
    return {
      event: 'Balk',
      eventType: 'balk',
      text: `With ${batterUp(game).person.fullName} batting, balk by pitcher ${pitcher.person.fullName}.`,
    };
  }
  return null;
}

const wildPitch = (game: Game): LooseBall => ({
  event: 'Wild Pitch',
  eventType: 'wild_pitch',
  text: `Wild pitch by pitcher ${fielding(game).pitcher.person.fullName}.`,
});

const passedBall = (game: Game): LooseBall => ({
  event: 'Passed Ball',
  eventType: 'passed_ball',
  text: `Passed ball by catcher ${fielderAt(game, 'C').person.fullName}.`,
});

/** With runners on, after a pitch that was not hit: sometimes a wild pitch, a passed ball or a balk. */
export function considerLooseBall(game: Game): void {
  const loose = drawLooseBall(game);
  if (loose !== null) advanceAll(game, loose, oneBaseMoves(game));
}

/** An uncaught third strike: the batter is safe at first, the pitcher is credited with a strikeout. */
export function reachOnStrikeout(game: Game, batter: Runner): void {
  const loose = game.random.chance(0.88) ? wildPitch(game) : passedBall(game);
  const isEarned = loose.eventType === 'wild_pitch';
  advanceAll(game, loose, [...oneBaseMoves(game), safe({ ...batter, isEarned }, 0, 1, false)]);
}

function advanceAll(game: Game, loose: LooseBall, moves: readonly Move[]): void {
  const { event, eventType, text } = loose;
  const playerId = eventType === 'passed_ball' ? fielderAt(game, 'C').person.id : fielding(game).pitcher.person.id;
  const tail = moves
    .map((move) => `   ${name(move.runner)} ${move.to === 4 ? 'scores' : `to ${baseNames[move.to ?? 0]}`}.`)
    .join(' ');
  const eventIndex = addAction(game, { event, eventType, description: `${text}${tail}`, playerId }, 7);
  moveRunners(game, moves, { eventType, eventIndex, isByError: eventType === 'passed_ball' });
  completeAction(game, eventIndex);
}
