import type { OrderSlot, TeamSheet } from '../game/game-setup.ts';
import type { Position } from '../model.ts';
import { isPitcher, type Player } from '../people/player.ts';
import { Random } from '../rng/random.ts';

const scarceFirst: readonly Position[] = ['C', 'SS', 'CF', '2B', '3B', 'RF', 'LF', '1B'];

const strength = ({ batting }: Player): number => batting.contact + batting.power + batting.eye + batting.bat * 0.6;

function rateFit(player: Player, position: Position): number {
  const rank = player.positions.indexOf(position);
  return rank < 0 ? -6 : ([1.6, 0.5, 0.2][rank] ?? 0);
}

/** Chooses mostly regulars, with occasional days off; the second catcher starts about every fourth game. */
function chooseNine(hitters: readonly Player[], starter: Player, random: Random): OrderSlot[] {
  const resting = new Set(hitters.filter((player) => random.chance(player.positions[0] === 'C' ? 0.26 : 0.07)));
  const left = new Set(hitters);
  const nine: OrderSlot[] = [];
  const choose = (position: Position, score: (player: Player) => number): void => {
    let best: Player | undefined;
    let highest = -Infinity;
    for (const player of left) {
      const value = score(player);
      if (value <= highest) continue;
      best = player;
      highest = value;
    }
    if (!best) return;
    left.delete(best);
    nine.push({ player: best, position });
  };
  for (const position of scarceFirst) {
    choose(
      position,
      (player) =>
        rateFit(player, position) +
        player.quality * 0.8 +
        strength(player) * 0.15 -
        (resting.has(player) ? 3 : 0) -
        (player.isTwoWay ? 20 : 0),
    );
  }
  if (starter.isTwoWay) nine.push({ player: starter, position: 'DH' });
  else
    choose(
      'DH',
      (player) =>
        strength(player) + (player.positions.includes('DH') ? 0.6 : 0) - (player.positions[0] === 'C' ? 2 : 0),
    );
  return nine;
}

/** Orders the batters: on-base skill and speed first, the best batters second to fourth. */
function orderBatters(nine: readonly OrderSlot[]): OrderSlot[] {
  const byStrength = nine.toSorted((a, b) => strength(b.player) - strength(a.player));
  const leadOff = byStrength
    .slice(0, 6)
    .toSorted(
      (a, b) =>
        b.player.batting.eye + b.player.batting.speed * 0.6 - (a.player.batting.eye + a.player.batting.speed * 0.6),
    )[0];
  return leadOff ? [leadOff, ...byStrength.filter((entry) => entry !== leadOff)] : byStrength;
}

type CardInput = Pick<TeamSheet, 'side' | 'clubId' | 'clubName' | 'starter'> & {
  seed: string;
  gamePk: number;
  active: readonly Player[];
};

/** Creates the lineup card of a club for one game from the players active that day. */
export function lineUpCard(input: CardInput): TeamSheet {
  const { active, starter, side, clubId, clubName } = input;
  const random = new Random(`${input.seed}/card/${input.gamePk}/${side}`);
  const twoWay = active.filter((player) => player.isTwoWay && player !== starter && random.chance(0.8));
  const hitters = [...active.filter((player) => !isPitcher(player)), ...twoWay];
  const relievers = active.filter((player) => player.role === 'RP' && player !== starter);
  const nine = chooseNine(hitters, starter, random);
  const playing = new Set(nine.map((entry) => entry.player));
  const pen = relievers.toSorted((a, b) => b.quality - a.quality);
  const rested = pen.filter(() => random.chance(0.78));
  const bullpen = rested.length >= 5 ? rested : pen.slice(0, 6);
  const bench = active.filter((player) => !isPitcher(player) && !playing.has(player));
  return { side, clubId, clubName, order: orderBatters(nine), starter, bench, bullpen };
}
