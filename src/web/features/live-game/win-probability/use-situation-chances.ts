import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChanceSeries } from '#domain/game/chance-shapes.ts';
import { useShownInstant } from '../shown-instant.ts';
import { useCall } from '../../../api/call-context.ts';

/**
 * The chances from the situation alone, requested while they are shown and again after each of the `halves` half-innings; null
 * until then, in a replay, and in a game without a forecast, where they are no different.
 */
export function useSituationChances(gamePk: number, halves: number, isShown: boolean): ChanceSeries['halves'] | null {
  const call = useCall();
  const isPast = useShownInstant() !== null;
  const { data } = useQuery({
    queryKey: ['gameWinProbability', gamePk, halves],
    queryFn: () => call('gameWinProbability', { params: { gamePk } }),
    enabled: isShown && !isPast,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return isPast ? null : (data?.situationOnly ?? null);
}
