import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChanceSeries } from '#domain/game/chance-shapes.ts';
import { useCall } from '../../../api/call-context.ts';

/**
 * The chances from the situation alone, requested while they are shown and again after each of the `halves` half-innings; null
 * until then and in a game without a forecast, where they are no different.
 */
export function useSituationChances(gamePk: number, halves: number, isShown: boolean): ChanceSeries['halves'] | null {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['gameWinProbability', gamePk, halves],
    queryFn: () => call('gameWinProbability', { params: { gamePk } }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return data?.situationOnly ?? null;
}
