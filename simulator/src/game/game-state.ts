import type { Position, Side } from '../model.ts';
import type { Player } from '../people/player.ts';
import type { FieldingCredit, Substitution } from '../played-game.ts';
import type { Random } from '../rng/random.ts';
import type { GameSetup, OrderSlot, TeamSheet } from './game-setup.ts';
import { newPlay, type PlayRecord } from './play-record.ts';

export type Runner = { player: Player; pitcherId: number; isEarned: boolean };

/** The work of the current pitcher. `form` is the pitcher's quality today; positive values help the batter. */
type Stint = { pitches: number; batters: number; runs: number; outs: number; isStarter: boolean; form: number };

/** The state of one side during the game. */
export type SideState = {
  side: Side;
  sheet: TeamSheet;
  order: OrderSlot[];
  /** in the field, by position abbreviation */
  fielders: Map<Position, Player>;
  nextBatter: number;
  pitcher: Player;
  stint: Stint;
  bench: Player[];
  bullpen: Player[];
  runs: number;
  moundVisits: number;
  challenges: number;
};

export type Game = {
  setup: GameSetup;
  random: Random;
  away: SideState;
  home: SideState;
  inning: number;
  isTop: boolean;
  outs: number;
  balls: number;
  strikes: number;
  /** first, second, third */
  bases: [Runner | null, Runner | null, Runner | null];
  /** outs that errors prevented in this half-inning: runs after what would have been the third out are unearned */
  outsLostToErrors: number;
  /** ms of play since the first pitch */
  clock: number;
  plays: PlayRecord[];
  /** the play in progress */
  play: PlayRecord;
};

export function batting(game: Game): SideState {
  return game.isTop ? game.away : game.home;
}

export function fielding(game: Game): SideState {
  return game.isTop ? game.home : game.away;
}

/** Draws a pitcher's form of the day; the spread is fitted to the share of close games. */
export function drawForm(random: Random): number {
  return random.normal(0, 0.165);
}

function sideState(sheet: TeamSheet, form: number): SideState {
  const fielders = new Map<Position, Player>([['P', sheet.starter]]);
  for (const { player, position } of sheet.order) if (position !== 'DH') fielders.set(position, player);
  return {
    side: sheet.side,
    sheet,
    order: sheet.order.map((slot) => ({ ...slot })),
    fielders,
    nextBatter: 0,
    pitcher: sheet.starter,
    stint: { pitches: 0, batters: 0, runs: 0, outs: 0, isStarter: true, form },
    bench: [...sheet.bench],
    bullpen: [...sheet.bullpen],
    runs: 0,
    moundVisits: 4,
    challenges: 1,
  };
}

const beforeFirstPlay = { index: -1, inning: 1, isTop: true, startedAt: 0, awayScore: 0, homeScore: 0, outs: 0 };

export function newGame(setup: GameSetup, random: Random): Game {
  return {
    setup,
    random,
    away: sideState(setup.away, drawForm(random)),
    home: sideState(setup.home, drawForm(random)),
    inning: 1,
    isTop: true,
    outs: 0,
    balls: 0,
    strikes: 0,
    bases: [null, null, null],
    outsLostToErrors: 0,
    clock: 0,
    plays: [],
    play: newPlay(beforeFirstPlay),
  };
}

/** Returns the player at bat. */
export function batterUp(game: Game): Player {
  const side = batting(game);
  const slot = side.order[side.nextBatter];
  if (slot === undefined) throw new Error('A batting order has nine slots');
  return slot.player;
}

export function fielderAt(game: Game, position: Position): Player {
  const player = fielding(game).fielders.get(position);
  if (player === undefined) throw new Error(`No fielder at ${position}`);
  return player;
}

export function credit(game: Game, position: Position, kind: FieldingCredit['credit']): FieldingCredit {
  return { personId: fielderAt(game, position).person.id, position, credit: kind };
}

/** Adds an action between pitches that takes `seconds`, and returns its index in the play. */
export function addAction(
  game: Game,
  action: { event: string; eventType: string; description: string; playerId: number | null },
  seconds: number,
  substitution: Substitution | null = null,
): number {
  const { balls, strikes, outs, clock: at } = game;
  game.clock += seconds * 1000;
  const times = { at, endsAt: game.clock };
  const event = { kind: 'action', ...times, balls, strikes, outs, isScoring: false, substitution, ...action } as const;
  return game.play.events.push(event) - 1;
}

const substitutions: Readonly<Record<Substitution['type'], readonly [event: string, eventType: string]>> = {
  pitching: ['Pitching Substitution', 'pitching_substitution'],
  offensive: ['Offensive Substitution', 'offensive_substitution'],
  defensive: ['Defensive Sub', 'defensive_substitution'],
  defensiveSwitch: ['Defensive Switch', 'defensive_switch'],
};

/** Adds the action of a substitution, which takes `seconds`. */
export function addSubstitution(game: Game, substitution: Substitution, description: string, seconds: number): void {
  const [event, eventType] = substitutions[substitution.type];
  addAction(game, { event, eventType, description, playerId: substitution.playerId }, seconds, substitution);
}

export function runnersOn(game: Game): boolean {
  return game.bases[0] !== null || game.bases[1] !== null || game.bases[2] !== null;
}

/** Runs by which the side at bat leads. */
export function lead(game: Game): number {
  return batting(game).runs - fielding(game).runs;
}
