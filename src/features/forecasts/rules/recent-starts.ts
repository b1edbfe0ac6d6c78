import type { Side } from '#rules/baseball/game/model.ts';
import { type BriefGame, byEnd } from './brief-game.ts';
import type { RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';

const listedStarts = 3;

/** Lists the last three starts of a pitcher that ended before a day (YYYY-MM-DD), newest first; none for an unknown pitcher. */
export function recentStarts(
  games: readonly BriefGame[],
  { starter, day }: { starter: number | null; day: string },
): RecentStart[] {
  const startAs = (game: BriefGame, side: Side): RecentStart[] => {
    const opponent = side === 'home' ? game.away : game.home;
    if (game[side].starter !== starter) return [];
    const { clubId, earlyRuns } = opponent;
    const runs = game[side].starterRuns ?? null;
    return [{ endedOn: game.endedOn, opponentId: clubId, isHome: side === 'home', runs, earlyRuns }];
  };
  if (starter === null) return [];
  return games
    .filter(({ endedOn }) => endedOn < day)
    .flatMap((game) => [...startAs(game, 'away'), ...startAs(game, 'home')])
    .toSorted((one, other) => byEnd(other, one))
    .slice(0, listedStarts);
}
