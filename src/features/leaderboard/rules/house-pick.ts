import type { Side } from '#rules/baseball/game/model.ts';
import type { HouseGame } from './house-game.ts';

export const housePlayerIds = ['model', 'home', 'record', 'coin', 'crowd'] as const;
export type HousePlayerId = (typeof housePlayerIds)[number];

/** The side with the larger figure; null if they are equal or one is unknown. */
function larger({ away, home }: Record<Side, number | null>): Side | null {
  if (away === null || home === null || away === home) return null;
  return home > away ? 'home' : 'away';
}

/** Tosses a coin for a game; the same game always has the same side. Source: the finalizer of MurmurHash3 by A. Appleby, public domain. */
function tossCoin(gamePk: number): Side {
  let mixed = Math.imul(gamePk ^ (gamePk >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) & 1) === 0 ? 'away' : 'home';
}

const picks: Record<HousePlayerId, (game: HouseGame) => Side | null> = {
  model: ({ homeWinProbability }) =>
    homeWinProbability === null ? null : larger({ away: 1 - homeWinProbability, home: homeWinProbability }),
  home: () => 'home',
  record: ({ wonShare }) => larger(wonShare),
  coin: ({ gamePk }) => tossCoin(gamePk),
  crowd: ({ crowd }) => crowd && larger(crowd),
};

/** Returns the side that a house player picks by its rule; null if the rule does not decide, so that there is no pick. */
export function housePick(player: HousePlayerId, game: HouseGame): Side | null {
  return picks[player](game);
}
