import type { Side } from '#rules/baseball/game/model.ts';
import { skillTally, type GameCrowd } from '#rules/picks/skill.ts';
import { tally } from '#rules/picks/tally.ts';

/** A final major-league game, with what the rules of the house players use. */
export type HouseGame = {
  gamePk: number;
  /** YYYY-MM-DD */
  officialDate: string;
  /** epoch ms (UTC) */
  firstPitchAt: number;
  winner: Side;
  /** by the forecast, 0 to 1; null for a game without one */
  homeWinProbability: number | null;
  /** share of the club's games of the season that it won until the day before, 0 to 1; null before its first game */
  wonShare: Record<Side, number | null>;
  /** null if no one picked the game */
  crowd: GameCrowd | null;
};

/**
 * Computes the totals of a house player from the games of a season, in any order, by the rules for the picks of users. The
 * crowd of a game does not contain house players, so the player's own pick is added to it.
 */
export function houseRecord(player: HousePlayerId, games: readonly HouseGame[]) {
  const judged = games.flatMap((game) => {
    const side = housePick(player, game);
    if (side === null) return [];
    const outcome: 'correct' | 'wrong' = side === game.winner ? 'correct' : 'wrong';
    const crowd = { away: 0, home: 0, ...game.crowd };
    return [{ ...game, side, outcome, state: outcome, crowd: { ...crowd, [side]: crowd[side] + 1 } }];
  });
  return { tally: tally(judged), skill: skillTally(judged) };
}

/** The result of a game on the day (YYYY-MM-DD) on which it ended. */
export type ClubResult = { endedOn: string; winnerId: number; loserId: number };

/**
 * Creates a function that returns the share of its games that a club won before a day, 0 to 1; null without a game. The days of
 * successive calls must not decrease.
 */
export function wonShares(results: readonly ClubResult[]): (clubId: number, day: string) => number | null {
  const ordered = results.toSorted(
    (one, other) => Number(one.endedOn > other.endedOn) - Number(one.endedOn < other.endedOn),
  );
  const counts = new Map<number, { won: number; played: number }>();
  let next = 0;
  const add = (clubId: number, won: number) => {
    const before = counts.get(clubId) ?? { won: 0, played: 0 };
    counts.set(clubId, { won: before.won + won, played: before.played + 1 });
  };
  return (clubId, day) => {
    for (let result = ordered[next]; result !== undefined && result.endedOn < day; result = ordered[next]) {
      add(result.winnerId, 1);
      add(result.loserId, 0);
      next += 1;
    }
    const count = counts.get(clubId);
    return count === undefined ? null : count.won / count.played;
  };
}

/** The house players in the order of the page, each with its rule in one sentence. */
export const housePlayers: readonly { id: HousePlayerId; name: string; rule: string }[] = [
  { id: 'crowd', name: 'The Crowd', rule: 'Picks the club that more fans picked.' },
  { id: 'model', name: 'The Model', rule: 'Picks the favorite of our forecast.' },
  {
    id: 'record',
    name: 'Better Record',
    rule: 'Picks the club that has won the larger share of its games this season.',
  },
  { id: 'home', name: 'Always Home', rule: 'Picks the home club of every game.' },
  { id: 'coin', name: 'The Coin', rule: 'Picks a club by a coin toss.' },
];

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
