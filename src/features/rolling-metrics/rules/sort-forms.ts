import { type RollingForm, changeAgainstSeason } from './rolling-form.ts';
import type { RollingFigure } from './rolling-figures.ts';

/** The figure to sort by; `isChange` sorts by its difference from the season. */
type FormSort = { figure: RollingFigure; isChange: boolean };

type Named = RollingForm & { name: string };

/** The value of a figure or its change; `index` is the position of the figure in its group. */
function formValue(form: RollingForm, index: number, { figure, isChange }: FormSort): number | null {
  const now = form.figures[index] ?? null;
  const { games, seasonGames } = form;
  return isChange ? changeAgainstSeason(figure, { now, season: form.season[index] ?? null, games, seasonGames }) : now;
}

/** Best first (greatest first if neither more nor less is better), null last, equal values by name. */
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
