import { useQuery } from '@tanstack/react-query';
import { boxQuery } from '#features/games/queries/live-game-queries.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { isApiError } from '#platform/api/api-error.ts';
import type { BoxScore, GameView } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';

/** `box` is null until it is loaded. 'ahead': not shown, because it is the newest and the page shows an earlier time */
export type LoadedBox = { box: BoxScore | null; missing: 'coming' | 'failed' | 'ahead' };

/** for corrections: changes of the game request it at once */
const refreshInterval = 60_000;

/** The viewer sees an earlier time of which no box score is known. */
const isNotYet = (error: Error | null): boolean => isApiError(error) && error.code === 'not_yet';

/** The box score of a game, refreshed until the game is over. */
export function useBoxScore(view: GameView): LoadedBox {
  const isPast = useShownInstant() !== null;
  const { data, error } = useQuery({
    ...boxQuery(String(view.gamePk)),
    enabled: !isPast,
    refetchInterval: isOver(view) ? false : refreshInterval,
  });
  if (isPast || isNotYet(error)) return { box: null, missing: 'ahead' };
  return { box: data ?? null, missing: error === null ? 'coming' : 'failed' };
}
