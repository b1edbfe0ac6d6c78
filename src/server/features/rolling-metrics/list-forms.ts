import type { RollingMetrics } from '#contract/rolling-metrics.ts';
import { defaultFigure } from '#domain/rolling/rolling-figures.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readGameLogs } from '#server/statsapi/stats/read-game-logs.ts';
import { clubForms, type FormsAsked } from './club-forms.ts';
import { readStaff } from './read-staff.ts';

type Asked = Omit<FormsAsked, 'figure'> & { season?: string | undefined; figure?: string | undefined };

/** Each player of a club over his last games for it, of the newest season unless told otherwise. */
export async function listForms(
  source: SeasonSource,
  { season: asked, figure, ...staff }: Asked,
): Promise<RollingMetrics> {
  const season = await seasonShown(source, asked);
  const forms = { ...staff, figure: figure ?? defaultFigure[staff.group] };
  const { ids, asOf, isStale } = await readStaff(source, { ...forms, season });
  if (ids.length === 0) return { ...forms, season, players: [], freshness: { asOf, isStale } };
  const logs = await readGameLogs(source.client, { ids, group: forms.group, season });
  return {
    ...forms,
    season,
    players: clubForms(logs.value, forms),
    freshness: { asOf: logs.asOf, isStale: logs.isStale || isStale },
  };
}
