import type { LeadersForm } from '#contract/rolling-metrics.ts';
import type { Leader } from '#domain/leaders/leader.ts';
import { defaultFigure, defaultWindow, rollingFigures } from '#domain/rolling/rolling-figures.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readGameLogs } from '#server/statsapi/stats/read-game-logs.ts';
import { readLeaders } from '#server/statsapi/leaders/read-leaders.ts';
import { clubForms } from './club-forms.ts';

const lookEvery = 600_000;
const longestTrend = 40;
const shown = 4;
const place = rollingFigures.hitting.findIndex(({ id }) => id === defaultFigure.hitting);

async function readForm({ client }: SeasonSource, season: string, leader?: Leader): Promise<LeadersForm['form']> {
  if (!leader?.team) return null;
  const asked = { group: 'hitting', window: defaultWindow, figure: defaultFigure.hitting } as const;
  const logs = await readGameLogs(client, { ids: [leader.person.id], group: 'hitting', season });
  const [player] = clubForms(logs.value, { ...asked, team: leader.team.id });
  if (player === undefined) return null;
  const { id, name, trend, season: whole } = player;
  return { id, name, trend: trend.slice(-longestTrend), season: whole[place] ?? null };
}

/** Who leads in home runs, and the form of the first; null when nobody does, or he is no hitter of one club. */
export async function readLeadersForm(source: SeasonSource): Promise<LeadersForm> {
  const season = await seasonShown(source);
  const { value: leaders } = await readLeaders(source.client, { category: 'homeRuns', season });
  const form = await readForm(source, season, leaders[0]).catch(() => null);
  return { leaders: leaders.slice(0, shown), form };
}

/**
 * The leaders and the form as they are at hand: a visitor never waits for them, he causes at most one look in ten minutes
 * (league clock), and sees what the last one found; nothing before the first, or when all have failed.
 */
export function createLeadersForm(source: SeasonSource): () => LeadersForm {
  let known: LeadersForm = { leaders: [], form: null };
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const found = await readLeadersForm(source).catch(() => known);
    known = { ...found, form: found.form ?? known.form };
  };
  return () => {
    const now = source.clock.now();
    if (now - lookedAt >= lookEvery) {
      lookedAt = now;
      void look();
    }
    return known;
  };
}
