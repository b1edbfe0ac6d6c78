import { z } from 'zod';

type Club = { id: number; shortName: string };

/** A game of an evening as a viewer may see it. `winnerId`: null without a result that the viewer may see */
export type EveningGame = {
  gamePk: number;
  /** YYYY-MM-DD */
  officialDate: string;
  away: Club;
  home: Club;
  /** whether calls can be made */
  isOpen: boolean;
  winnerId: number | null;
};

export const shownCallSchema = z.object({
  /** null without a call */
  winnerId: z.number().int().nullable(),
  /** null until the game has a winner that the viewer may see */
  outcome: z.enum(['correct', 'wrong']).nullable(),
});

/**
 * The calls of a member in the order of the games. Those of others are null until the lock, also where there is none: whether a member has
 * called is not shown either. A call of another date than the game's is void.
 */
export function callsOf(
  games: readonly EveningGame[],
  calls: readonly { gamePk: number; officialDate: string; winnerId: number }[],
  { isOwn }: { isOwn: boolean },
): (z.infer<typeof shownCallSchema> | null)[] {
  return games.map(({ gamePk, officialDate, isOpen, winnerId }) => {
    if (isOpen && !isOwn) return null;
    const call = calls.find((each) => each.gamePk === gamePk && each.officialDate === officialDate);
    if (call === undefined || winnerId === null) return { winnerId: call?.winnerId ?? null, outcome: null };
    return { winnerId: call.winnerId, outcome: call.winnerId === winnerId ? 'correct' : 'wrong' };
  });
}
