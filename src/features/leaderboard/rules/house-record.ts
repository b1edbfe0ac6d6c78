import { type Tally, tally } from '#rules/picks/tally.ts';
import { type SkillTally, skillTally } from './skill-tally.ts';
import type { HouseGame } from './house-game.ts';
import { type HousePlayerId, housePick } from './house-pick.ts';

/** A house player's totals of a season. */
export type HouseRecord = { tally: Tally; skill: SkillTally };

/**
 * Computes the totals of a house player from the games of a season, in any order, by the rules for the picks of users. The
 * crowd of a game does not contain house players, so the player's own pick is added to it.
 */
export function houseRecord(player: HousePlayerId, games: readonly HouseGame[]): HouseRecord {
  const judged = games.flatMap((game) => {
    const side = housePick(player, game);
    if (side === null) return [];
    const outcome: 'correct' | 'wrong' = side === game.winner ? 'correct' : 'wrong';
    const crowd = { away: 0, home: 0, ...game.crowd };
    return [{ ...game, side, outcome, state: outcome, crowd: { ...crowd, [side]: crowd[side] + 1 } }];
  });
  return { tally: tally(judged), skill: skillTally(judged) };
}
