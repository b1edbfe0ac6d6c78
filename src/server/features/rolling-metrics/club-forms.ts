import type { RollingPlayer } from '#contract/rolling-metrics.ts';
import type { PlayerLog } from '#domain/rolling/player-log.ts';
import { type RollingFigure, rollingFigures, type RollingGroup } from '#domain/rolling/rolling-figures.ts';
import { type RollingForm, rollingForm } from '#domain/rolling/rolling-form.ts';

export type FormsAsked = { team: number; group: RollingGroup; window: number; figure: string };

const known = new WeakMap<readonly PlayerLog[], Map<string, RollingPlayer[]>>();

/** Everybody's last games for a club, by name; worked out once for the same logs, which never change. */
export function clubForms(logs: readonly PlayerLog[], asked: FormsAsked): RollingPlayer[] {
  const answers = known.get(logs) ?? new Map<string, RollingPlayer[]>();
  known.set(logs, answers);
  const key = `${asked.team} ${asked.group} ${asked.window} ${asked.figure}`;
  const forms = answers.get(key) ?? logs.flatMap((log) => toPlayer(log, asked)).toSorted(byName);
  answers.set(key, forms);
  return forms;
}

const byName = (one: RollingPlayer, other: RollingPlayer) => one.name.localeCompare(other.name);

function toPlayer({ id, name, position, games }: PlayerLog, asked: FormsAsked): RollingPlayer[] {
  const { team, group, window, figure } = asked;
  const figures = rollingFigures[group];
  const drawn = figures.find((each) => each.id === figure);
  const forClub = games.filter(({ teamId }) => teamId === null || teamId === team);
  const form = drawn && rollingForm(forClub, { group, window, figures, drawn });
  return form ? [{ id, name, position, ...rounded(form, drawn) }] : [];
}

/** A little finer than is shown: the rest would be so many bytes for nothing. */
function rounded(form: RollingForm, drawn: RollingFigure): RollingForm {
  const round = (value: number | null, places: number) => (value === null ? null : Number(value.toFixed(places)));
  const each = (values: RollingForm['figures']) => values.map((value) => round(value, 5));
  const places = drawn.kind === 'ratio' ? 2 : 3;
  return {
    ...form,
    figures: each(form.figures),
    season: each(form.season),
    trend: form.trend.map((value) => round(value, places)),
  };
}
