import { type RollingForm, changeAgainstSeason } from './rolling-form.ts';
import type { RollingFigure } from './rolling-figures.ts';

/** By which figure, and whether by its change against the season. */
export type FormSort = { figure: RollingFigure; isChange: boolean };

type Named = RollingForm & { name: string };

/** The figure of a form, or its change; `index` is the figure's place among the group's. */
export function formValue(form: RollingForm, index: number, { figure, isChange }: FormSort): number | null {
  const now = form.figures[index] ?? null;
  const { games, seasonGames } = form;
  return isChange ? changeAgainstSeason(figure, { now, season: form.season[index] ?? null, games, seasonGames }) : now;
}

/** The best first, where neither way is the better the greatest; who has none comes last, equals by name. */
export function sortForms<Form extends Named>(forms: readonly Form[], index: number, sort: FormSort): Form[] {
  const sign = sort.figure.better === 'less' ? 1 : -1;
  const valueOf = (form: Form) => {
    const value = formValue(form, index, sort);
    return value === null ? Number.POSITIVE_INFINITY : sign * value;
  };
  const byName = (one: Form, other: Form) => one.name.localeCompare(other.name);
  return forms.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === b ? byName(one, other) : a - b;
  });
}
