import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import { winProbabilityQuery } from '../../../queries/live-game-queries.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';

/**
 * The chances from the situation alone, requested while they are shown and again after each of the `halves` half-innings; null
 * until then, in a replay, and in a game without a forecast, where they are no different.
 */
export function useSituationChances(gamePk: number, halves: number, isShown: boolean): ChanceSeries['halves'] | null {
  const isPast = useShownInstant() !== null;
  const isWanted = isShown && !isPast;
  const { data, refetch } = useQuery({ ...winProbabilityQuery(String(gamePk)), enabled: isWanted });
  const asked = useRef(-1);
  useEffect(() => {
    if (!isWanted || asked.current === halves) return;
    asked.current = halves;
    void refetch({ cancelRefetch: false });
  }, [isWanted, halves, refetch]);
  return isPast ? null : (data?.situationOnly ?? null);
}
