import { battingSideOf, fieldingSideOf } from './progress.ts';
import type { GameEventOf, GameHeader } from '../event.ts';
import type { Bases, Hand, LineupSlot, Side } from '../model.ts';
import type { Progress } from './progress.ts';

type Substitution = GameEventOf<'substitution'>;

/**
 * A pitcher without a batting order does not change the lineup: the relieved pitcher may stay as the designated hitter
 * (Official Baseball Rules 5.11(b)).
 */
const withSlot = (lineup: LineupSlot[], change: Substitution): LineupSlot[] => {
  const { role, playerId, replacedId, order, position } = change;
  if (role === 'pitcher' && order === null) return lineup;
  const slot = lineup.find(
    (each) => each.playerId === playerId || each.order === order || (order === null && each.playerId === replacedId),
  );
  if (slot) {
    const next = { order: slot.order, playerId, position: position ?? slot.position };
    return lineup.map((each) => (each === slot ? next : each));
  }
  return order === null ? lineup : [...lineup, { order, playerId, position: position ?? '' }];
};

const inPlaceOf = (bases: Bases, replacedId: number, playerId: number): Bases => {
  const swap = (runner: number | null) => (runner === replacedId ? playerId : runner);
  return { first: swap(bases.first), second: swap(bases.second), third: swap(bases.third) };
};

const newPitcher = (game: Progress, { side, playerId }: Substitution, header: GameHeader): Progress => {
  const faces = game.current?.event === null && fieldingSideOf(game.half) === side;
  const pitchHand = header.players[playerId]?.pitchHand ?? null;
  return {
    ...game,
    pitchers: { ...game.pitchers, [side]: playerId },
    current: game.current && faces ? { ...game.current, pitcherId: playerId, pitchHand } : game.current,
  };
};

const batsFrom = (batSide: Hand | null, pitchHand: Hand | null): Hand | null => {
  if (batSide !== 'S' || pitchHand === null) return batSide;
  return pitchHand === 'R' ? 'L' : 'R';
};

const lastBattedAfter = (game: Progress, { side, playerId, order }: Substitution): Record<Side, number> => {
  const place = order ?? game.lineups[side].find((slot) => slot.playerId === playerId)?.order;
  return place === undefined ? game.lastBatted : { ...game.lastBatted, [side]: place };
};

const newBatter = (game: Progress, event: Substitution, header: GameHeader): Progress => {
  const { current } = game;
  const { side, playerId, replacedId } = event;
  const isUp = current?.event === null && battingSideOf(game.half) === side;
  if (!isUp || (current.batterId !== replacedId && current.batterId !== playerId)) return game;
  const player = header.players[playerId];
  const lastBatted = lastBattedAfter(game, event);
  if (current.batterId === playerId) return { ...game, lastBatted };
  return {
    ...game,
    lastBatted,
    current: {
      ...current,
      batterId: playerId,
      batSide: batsFrom(player?.batSide ?? null, current.pitchHand),
      zoneTop: player?.zoneTop ?? current.zoneTop,
      zoneBottom: player?.zoneBottom ?? current.zoneBottom,
    },
  };
};

/**
 * A player enters the game or changes position. A pinch runner takes the replaced runner's base; a pinch hitter continues
 * with the count.
 */
export function substitute(before: Progress, event: Substitution, header: GameHeader): Progress {
  const { side, role, playerId, replacedId } = event;
  const lineups = { ...before.lineups, [side]: withSlot(before.lineups[side], event) };
  const game = { ...before, lineups };
  if (role === 'pitcher') return newPitcher(game, event, header);
  if (role === 'batter') return newBatter(game, event, header);
  if (role === 'runner' && replacedId !== null) return { ...game, bases: inPlaceOf(game.bases, replacedId, playerId) };
  return game;
}
