import type { RollingForm } from './form-shapes.ts';
import { sumLines, type GameLine } from './game-line.ts';
import type { RollingFigure, RollingGroup } from './rolling-figures.ts';

type FormOptions = { group: RollingGroup; window: number; figures: readonly RollingFigure[]; drawn: RollingFigure };

/** A player's last `window` games compared with the season; null without games. `log` is sorted oldest first. */
export function rollingForm(
  log: readonly LoggedGame[],
  { group, window, figures, drawn }: FormOptions,
): RollingForm | null {
  const recent = log.slice(-window);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined) return null;
  const now = sumLines(recent.map(({ line }) => line));
  const season = sumLines(log.map(({ line }) => line));
  const sample = (group === 'hitting' ? now.plateAppearances : now.battersFaced) ?? null;
  return {
    seasonGames: log.length,
    games: recent.length,
    from: first.date,
    to: last.date,
    figures: figures.map(({ value }) => value(now)),
    season: figures.map(({ value }) => value(season)),
    trend: rollingTrend(log, window, drawn),
    sample,
    isSmall: sample !== null && sample < window * minPerGame,
  };
}

/** With fewer plate appearances or batters faced per game, a window's figures are mostly chance. */
const minPerGame = 2;

/** The figure over each window of consecutive games, oldest first; empty if there is no full window. */
export function rollingTrend(log: readonly LoggedGame[], window: number, { value }: RollingFigure): (number | null)[] {
  return log
    .slice(window - 1)
    .map((_, index) => value(sumLines(log.slice(index, index + window).map(({ line }) => line))));
}

/**
 * The difference between the window and the season. A count is compared with the season's count scaled to the same
 * number of games. Null if either value is null.
 */
export function changeAgainstSeason(
  { kind }: RollingFigure,
  {
    now,
    season,
    games,
    seasonGames,
  }: { now: number | null; season: number | null; games: number; seasonGames: number },
): number | null {
  if (now === null || season === null) return null;
  return kind === 'count' ? now - (season * games) / seasonGames : now - season;
}

/** One game of a player; `date` is YYYY-MM-DD. */
type LoggedGame = { date: string; line: GameLine };

/** A player's games of a season, oldest first, each with the player's club in it. */
export type PlayerLog = {
  id: number;
  name: string;
  /** 'SS' */
  position: string | null;
  games: (LoggedGame & { teamId: number | null })[];
};

/** The figure to sort by; `isChange` sorts by its difference from the season. */
type FormSort = { figure: RollingFigure; isChange: boolean };

/** The value of a figure or its change; `index` is the position of the figure in its group. */
function formValue(form: RollingForm, index: number, { figure, isChange }: FormSort): number | null {
  const now = form.figures[index] ?? null;
  const { games, seasonGames } = form;
  return isChange ? changeAgainstSeason(figure, { now, season: form.season[index] ?? null, games, seasonGames }) : now;
}

/** Best first (greatest first if neither more nor less is better), null last, equal values by name. */
export function sortForms<Form extends RollingForm & { name: string }>(
  forms: readonly Form[],
  index: number,
  sort: FormSort,
): Form[] {
  const sign = sort.figure.better === 'less' ? 1 : -1;
  const valueOf = (form: Form) => {
    const value = formValue(form, index, sort);
    return value === null ? Number.POSITIVE_INFINITY : sign * value;
  };
  return forms.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === b ? one.name.localeCompare(other.name) : a - b;
  });
}
