import { addAction, fielding, type Game, type SideState } from '../game-state.ts';
import { canPlay, takeField } from './bench-moves.ts';
import { changePitcher, chooseReliever } from './pitching-change.ts';
import { positionNames } from '../plays/running-game.ts';
import type { Player } from '../../people/player.ts';

/** Per plate appearance: about one injury in eight games. */
const chance = 0.0016;

const armParts = ['elbow', 'shoulder', 'forearm', 'side', 'back', 'finger'] as const;
const legParts = ['hamstring', 'ankle', 'knee', 'leg', 'wrist', 'back', 'hand'] as const;

function recordInjury(game: Game, side: SideState, player: Player, position: string, parts: readonly string[]): void {
  const where = positionNames[position] ?? 'player';
  const description = `${side.sheet.clubName} ${where} ${player.person.fullName} left the game due to an injured ${game.random.pick(parts)}.`;
  addAction(game, { event: 'Injury', eventType: 'injury', description, playerId: player.person.id }, 90);
}

/** Sometimes a fielder is injured between two plate appearances and replaced, if a suitable player is available. */
export function considerInjury(game: Game): void {
  if (!game.random.chance(chance)) return;
  const side = fielding(game);
  const { pitcher } = side;
  if (game.random.chance(0.4)) {
    const next = chooseReliever(game, side);
    if (!next || pitcher.isTwoWay) return;
    recordInjury(game, side, pitcher, 'P', armParts);
    changePitcher(game, side, next, false);
    return;
  }
  const slot = game.random.int(0, 8);
  const injured = side.order[slot];
  if (!injured || injured.position === 'DH') return;
  const next = side.bench.find((player) => canPlay(player, injured.position));
  if (!next) return;
  recordInjury(game, side, injured.player, injured.position, legParts);
  takeField(game, side, slot, next, injured.position);
}
