import type { Position } from '../model.ts';
import type { Player } from '../people/player.ts';
import { addSubstitution, batterUp, batting, fielding, type Game, lead, type SideState } from './game-state.ts';
import { sideOfPlate } from './plays/matchup.ts';
import { positionNames } from './plays/running-game.ts';

const strength = (player: Player): number => player.batting.contact + player.batting.power + player.batting.eye;

const removeFromBench = (side: SideState, player: Player): void => {
  side.bench = side.bench.filter((other) => other !== player);
};

/** The last catcher and a two-way player are not replaced. */
function canBeReplaced(side: SideState, player: Player, position: Position): boolean {
  if (player.isTwoWay) return false;
  return position !== 'C' || side.bench.some((other) => other.positions[0] === 'C');
}

function substitute(game: Game, slot: number, next: Player, position: 'PH' | 'PR', base: 1 | 2 | null): void {
  const side = batting(game);
  const entry = side.order[slot];
  if (entry === undefined) return;
  const replaced = entry.player;
  removeFromBench(side, next);
  side.order[slot] = { player: next, position };
  const description = `Offensive Substitution: Pinch-${position === 'PH' ? 'hitter' : 'runner'} ${next.person.fullName} replaces ${replaced.person.fullName}.`;
  const players = { playerId: next.person.id, replacedId: replaced.person.id };
  addSubstitution(
    game,
    { side: side.side, type: 'offensive', ...players, position, slot: slot + 1, base },
    description,
    10,
  );
}

/** Late and close, a better hitter with the platoon advantage may pinch-hit. */
export function considerPinchHitter(game: Game): void {
  if (game.inning < 6 || Math.abs(lead(game)) > 5) return;
  const side = batting(game);
  const entry = side.order[side.nextBatter];
  if (entry === undefined || !canBeReplaced(side, entry.player, entry.position)) return;
  const { throws } = fielding(game).pitcher.person;
  const value = (player: Player): number => strength(player) + (sideOfPlate(player, throws) === throws ? -0.8 : 0.8);
  const best = side.bench.filter((player) => player.positions[0] !== 'C').toSorted((a, b) => value(b) - value(a))[0];
  if (!best || value(best) < value(batterUp(game)) + 0.9 || !game.random.chance(0.45)) return;
  substitute(game, side.nextBatter, best, 'PH', null);
}

/** Late and close, a faster player may pinch-run. */
export function considerPinchRunner(game: Game): void {
  const margin = lead(game);
  if (game.inning < 8 || margin > 0 || margin < -2 || !game.random.chance(0.12)) return;
  const side = batting(game);
  for (const base of [2, 1] as const) {
    const runner = game.bases[base - 1];
    const slot = runner ? side.order.findIndex((entry) => entry.player === runner.player) : -1;
    const entry = side.order[slot];
    if (!runner || !entry || !canBeReplaced(side, entry.player, entry.position)) continue;
    const fast = side.bench.find(
      (player) => player.batting.speed > runner.player.batting.speed + 1.2 && player.role !== 'C',
    );
    if (!fast) continue;
    substitute(game, slot, fast, 'PR', base);
    game.bases[base - 1] = { ...runner, player: fast };
    return;
  }
}

export function takeField(game: Game, side: SideState, slot: number, player: Player, position: Position): void {
  const entry = side.order[slot];
  if (entry === undefined) return;
  const isSwitch = entry.player === player;
  const replaced = entry.player;
  if (!isSwitch) removeFromBench(side, player);
  side.order[slot] = { player, position };
  if (position !== 'DH') side.fielders.set(position, player);
  const word = positionNames[position] ?? position;
  const description = isSwitch
    ? `${player.person.fullName} remains in the game as the ${word}.`
    : `Defensive Substitution: ${player.person.fullName} replaces ${replaced.person.fullName}, batting ${slot + 1}${ordinalSuffix(slot + 1)}, playing ${word}.`;
  const type = isSwitch ? 'defensiveSwitch' : 'defensive';
  const players = { playerId: player.person.id, replacedId: isSwitch ? null : replaced.person.id };
  const substitution = { side: side.side, type, ...players, position, slot: slot + 1, base: null } as const;
  addSubstitution(game, substitution, description, isSwitch ? 1 : 6);
}

const ordinalSuffix = (order: number): string => ['th', 'st', 'nd', 'rd'][order] ?? 'th';

export function canPlay(player: Player, position: Position): boolean {
  return position === 'DH' || player.positions.includes(position);
}

/** Before a side takes the field, pinch hitters and runners or bench players fill the vacant positions. */
export function fillVacancies(game: Game, side: SideState): void {
  const manned = new Set(side.order.map((entry) => entry.position));
  const all: readonly Position[] = ['C', 'SS', 'CF', '2B', '3B', 'LF', 'RF', '1B', 'DH'];
  const vacant = all.filter((position) => !manned.has(position));
  for (const position of vacant) {
    const pinch = side.order.flatMap((entry, slot) =>
      entry.position === 'PH' || entry.position === 'PR' ? [slot] : [],
    );
    const able = pinch.find((slot) => canPlay(playerIn(side, slot), position));
    const slot = able ?? pinch[0];
    if (slot === undefined) return;
    const fresh = able === undefined ? side.bench.find((player) => canPlay(player, position)) : undefined;
    takeField(game, side, slot, fresh ?? playerIn(side, slot), position);
  }
}

function playerIn(side: SideState, slot: number): Player {
  const entry = side.order[slot];
  if (entry === undefined) throw new Error(`Unknown slot ${slot}`);
  return entry.player;
}

/** Late with a small lead, a better fielder may enter. */
export function considerDefensiveSubstitution(game: Game): void {
  const side = fielding(game);
  const margin = -lead(game);
  if (game.inning < 8 || margin < 1 || margin > 4 || !game.random.chance(0.12)) return;
  for (const [slot, entry] of side.order.entries()) {
    if (entry.position === 'DH' || entry.position === 'C' || !canBeReplaced(side, entry.player, entry.position))
      continue;
    const better = side.bench.find(
      (player) =>
        player.positions[0] === entry.position ||
        (player.positions.includes(entry.position) && player.fielding.range > entry.player.fielding.range + 1),
    );
    if (better && better.fielding.range > entry.player.fielding.range) {
      takeField(game, side, slot, better, entry.position);
      return;
    }
  }
}
