import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chanceSeries, firstChance } from '#rules/baseball/game/chance-series.ts';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { winProbabilityQuery } from '../../../queries/live-game-queries.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { useForecast } from '../forecast/use-forecast.ts';

export type Chances = { series: ChanceSeries; people: GameView['people'] };

/** The win probability by play: from the play log once it is loaded, before that from the server's page data; else null. */
export function useChances(view: GameView, plays: PlateAppearance[] | null): Chances | null {
  const at = useShownInstant()?.at;
  const { data } = useQuery({ ...winProbabilityQuery(String(view.gamePk), at), enabled: false });
  const start = firstChance(useForecast(view.gamePk)?.homeWinProbability ?? null);
  const computed = useMemo(() => plays && chanceSeries(plays, start), [plays, start]);
  if (computed) return { series: computed, people: view.people };
  return data ? { series: data, people: data.people } : null;
}
