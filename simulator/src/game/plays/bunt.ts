import { batterUp, credit, type Game, lead, type Runner } from '../game-state.ts';
import type { BattedSketch } from '../play-record.ts';
import { type Move, moveRunners, out, safe } from './move-runners.ts';

type AddPitch = (game: Game, call: string, batted: BattedSketch | null) => number;
type CompletePitch = (game: Game, eventIndex: number, outsBefore: number) => void;

/** Decides on a bunt: no outs, a runner on first or second, late and close, a weak hitter. About one sacrifice in eleven games of a club. */
export function considerBunt(game: Game): boolean {
  const [first, second, third] = game.bases;
  if (game.outs > 0 || third || (!first && !second) || game.inning < 6) return false;
  const margin = lead(game);
  if (margin > 1 || margin < -1) return false;
  const { power } = batterUp(game).batting;
  const isExtra = game.inning > 9 && margin >= 0;
  return game.random.chance(power < 0 ? (isExtra ? 0.55 : 0.36) : 0.05);
}

/** The move of the batter, and both runners advance. */
function advanceBoth({ bases: [first, second] }: Game, batter: Move): Move[] {
  const moves = [batter];
  if (second) moves.push(safe(second, 2, 3));
  if (first) moves.push(safe(first, 1, 2));
  return moves;
}

/** Plays a bunt after possible foul attempts: mostly a sacrifice, sometimes a hit or a pop-up. */
export function playBunt(game: Game, batter: Runner, addPitch: AddPitch, complete: CompletePitch): void {
  while (game.strikes < 2 && game.random.chance(0.3)) {
    game.strikes++;
    addPitch(game, game.random.chance(0.75) ? 'L' : 'M', null);
  }
  const roll = game.random.next();
  const kind = roll < 0.74 ? 'sacrifice' : roll < 0.86 ? 'hit' : 'pop';
  const trajectory = kind === 'pop' ? 'bunt_popup' : 'bunt_grounder';
  const index = addPitch(game, 'X', { trajectory, location: 1, bases: kind === 'hit' ? 1 : 0 });
  const [event, eventType] =
    kind === 'sacrifice'
      ? (['Sac Bunt', 'sac_bunt'] as const)
      : kind === 'hit'
        ? (['Single', 'single'] as const)
        : (['Pop Out', 'field_out'] as const);
  const moves =
    kind === 'sacrifice'
      ? advanceBoth(game, out(batter, 0, 1, [credit(game, 'P', 'f_assist'), credit(game, '1B', 'f_putout')]))
      : kind === 'hit'
        ? advanceBoth(game, { ...safe(batter, 0, 1), credits: [credit(game, 'P', 'f_fielded_ball')] })
        : [out(batter, 0, 1, [credit(game, 'P', 'f_putout')])];
  game.play.event = event;
  game.play.eventType = eventType;
  moveRunners(game, moves, { eventType, eventIndex: index });
  complete(game, index, 0);
}
