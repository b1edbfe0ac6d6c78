import type { RollingMetrics } from '../contract.ts';
import { defaultFigure } from '../rules/rolling-figures.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { readGameLogs } from '../upstream/read-game-logs.ts';
import { computeClubForms, type FormQuery } from './club-forms.ts';
import { readStaff } from './read-staff.ts';

type Query = Omit<FormQuery, 'figure'> & { season?: string | undefined; figure?: string | undefined };

/** Lists the form of each player of a club in a season (default: the newest one). */
export async function listForms(
  source: SeasonSource,
  { season: requested, figure, ...staff }: Query,
): Promise<RollingMetrics> {
  const season = await resolveSeason(source, requested);
  const forms = { ...staff, figure: figure ?? defaultFigure[staff.group] };
  const { ids, asOf, isStale } = await readStaff(source, { ...forms, season });
  if (ids.length === 0) return { ...forms, season, players: [], freshness: { asOf, isStale } };
  const logs = await readGameLogs(source.client, { ids, group: forms.group, season });
  return {
    ...forms,
    season,
    players: computeClubForms(logs.value, forms),
    freshness: { asOf: logs.asOf, isStale: logs.isStale || isStale },
  };
}
