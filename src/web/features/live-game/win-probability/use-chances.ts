import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chanceSeries } from '#domain/game/chance-series.ts';
import type { ChanceSeries } from '#domain/game/chance-shapes.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { useCall } from '../../../api/call-context.ts';
import { winProbabilityQuery } from '../../../api/queries/win-probability.ts';

export type Chances = { series: ChanceSeries; people: GameView['people'] };

/** How the chances went: from the play log where it has come, else as the server told them with the page; null before. */
export function useChances(view: GameView, plays: PlateAppearance[] | null): Chances | null {
  const { data } = useQuery({ ...winProbabilityQuery(useCall(), String(view.gamePk)), enabled: false });
  const grown = useMemo(() => plays && chanceSeries(plays), [plays]);
  if (grown) return { series: grown, people: view.people };
  return data ? { series: data, people: data.people } : null;
}
