import { useQuery } from '@tanstack/react-query';
import type { BoxScore, GameView } from '#domain/game/model.ts';
import { isOver } from '#domain/game/predicates.ts';
import { boxQuery } from '#web/api/live/live-game-queries.ts';
import { useCall } from '../../../api/call-context.ts';

export type LoadedBox = { box: BoxScore | null; hasFailed: boolean };

const refreshInterval = 30_000;

/** The box score of a game, refreshed until the game is over. */
export function useBoxScore(view: GameView): LoadedBox {
  const { data, isError } = useQuery({
    ...boxQuery(useCall(), String(view.gamePk)),
    refetchInterval: isOver(view) ? false : refreshInterval,
  });
  return { box: data ?? null, hasFailed: isError };
}
