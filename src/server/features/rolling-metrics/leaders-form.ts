import type { LeadersForm } from '#contract/rolling-metrics.ts';
import { chiefFigure, defaultWindow, rollingFigures } from '#domain/rolling/rolling-figures.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readGameLogs } from '#server/statsapi/read-game-logs.ts';
import { readLeaders } from '#server/statsapi/read-leaders.ts';
import { clubForms } from './club-forms.ts';

const lookEvery = 600_000;
const longestTrend = 40;
const place = rollingFigures.hitting.findIndex(({ id }) => id === chiefFigure.hitting);

/** The form of who leads in home runs; null when nobody does, or he is no hitter of one club. */
export async function readLeadersForm(source: SeasonSource): Promise<LeadersForm> {
  const season = await seasonShown(source);
  const [leader] = (await readLeaders(source.client, { category: 'homeRuns', season })).value;
  if (!leader?.team) return null;
  const asked = { group: 'hitting', window: defaultWindow, figure: chiefFigure.hitting } as const;
  const logs = await readGameLogs(source.client, { ids: [leader.person.id], group: 'hitting', season });
  const [player] = clubForms(logs.value, { ...asked, team: leader.team.id });
  if (player === undefined) return null;
  const { id, name, trend, season: whole } = player;
  return { id, name, trend: trend.slice(-longestTrend), season: whole[place] ?? null };
}

/**
 * The form of who leads in home runs, as it is at hand: a visitor never waits for it, he causes at most one look in ten
 * minutes (league clock), and sees what the last one found; null before the first, or when it failed.
 */
export function createLeadersForm(source: SeasonSource): () => LeadersForm {
  let form: LeadersForm = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    form = (await readLeadersForm(source).catch(() => null)) ?? form;
  };
  return () => {
    const now = source.clock.now();
    if (now - lookedAt >= lookEvery) {
      lookedAt = now;
      void look();
    }
    return form;
  };
}
