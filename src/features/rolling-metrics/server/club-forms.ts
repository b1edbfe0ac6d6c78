import type { RollingPlayer } from '../contract.ts';
import type { PlayerLog } from '../rules/player-log.ts';
import { type RollingFigure, rollingFigures, type RollingGroup } from '../rules/rolling-figures.ts';
import { type RollingForm, rollingForm } from '../rules/rolling-form.ts';

export type FormQuery = { team: number; group: RollingGroup; window: number; figure: string };

const formsByLogs = new WeakMap<readonly PlayerLog[], Map<string, RollingPlayer[]>>();

/** Computes the form of each player of a club, by name; once for the same logs, which never change. */
export function computeClubForms(logs: readonly PlayerLog[], query: FormQuery): RollingPlayer[] {
  const cached = formsByLogs.get(logs) ?? new Map<string, RollingPlayer[]>();
  formsByLogs.set(logs, cached);
  const key = `${query.team} ${query.group} ${query.window} ${query.figure}`;
  const forms = cached.get(key) ?? logs.flatMap((log) => toPlayer(log, query)).toSorted(byName);
  cached.set(key, forms);
  return forms;
}

const byName = (one: RollingPlayer, other: RollingPlayer) => one.name.localeCompare(other.name);

function toPlayer({ id, name, position, games }: PlayerLog, query: FormQuery): RollingPlayer[] {
  const { team, group, window, figure } = query;
  const figures = rollingFigures[group];
  const drawn = figures.find((each) => each.id === figure);
  const forClub = games.filter(({ teamId }) => teamId === null || teamId === team);
  const form = drawn && rollingForm(forClub, { group, window, figures, drawn });
  return form ? [{ id, name, position, ...rounded(form, drawn) }] : [];
}

/** Rounds slightly finer than the page shows, to keep the response small. */
export function roundFigure(value: number | null, places = 5): number | null {
  return value === null ? null : Number(value.toFixed(places));
}

function rounded(form: RollingForm, drawn: RollingFigure): RollingForm {
  const each = (values: RollingForm['figures']) => values.map((value) => roundFigure(value));
  const places = drawn.kind === 'ratio' ? 2 : 3;
  return {
    ...form,
    figures: each(form.figures),
    season: each(form.season),
    trend: form.trend.map((value) => roundFigure(value, places)),
  };
}
