import type { RollingSelection } from '#features/rolling-metrics/queries.ts';
import { defaultWindow, rollingFigures } from '#features/rolling-metrics/rules/rolling-figures.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { Choice } from '#ui/form/select.tsx';

const changeEnding = '-change';

/** The parameters of the URL; `isChange`: sorted by the change against the season. The server refuses invalid values. */
export type RollingParams = RollingSelection & { isChange: boolean };

export function parseRollingParams(search: URLSearchParams, defaultTeam: number): RollingParams {
  const { sort, ...selection } = searchOf('rolling-metrics', search);
  return {
    team: defaultTeam,
    group: 'hitting',
    window: defaultWindow,
    ...selection,
    figure: sort?.replace(changeEnding, ''),
    isChange: sort?.endsWith(changeEnding) ?? false,
  };
}

/** Whether the statistics of the selection exist. */
export function isKnownGroup(group: string): boolean {
  return group in rollingFigures;
}

/** The sort options: each figure, and its change against the season. */
export function sortChoices(group: 'hitting' | 'pitching') {
  const choices = rollingFigures[group].map(({ id, name }): Choice => ({ value: id, label: name }));
  const changes = choices.map(({ value, label }) => ({ value: `${value}${changeEnding}`, label: `${label}, change` }));
  return [
    { label: 'Last games', choices },
    { label: 'Change against the season', choices: changes },
  ];
}

export function sortValue(figure: string, isChange: boolean): string {
  return isChange ? `${figure}${changeEnding}` : figure;
}

const windowNames: Readonly<Record<number, string>> = { 5: 'five', 10: 'ten', 15: 'fifteen', 30: 'thirty' };

/** 'ten' */
export function windowName(window: number): string {
  return windowNames[window] ?? String(window);
}

/** 'Ten day rolling hitting metrics' */
export function rollingTitle({ window, group }: { window: number; group: string }): string {
  const word = windowName(window);
  const name = isKnownGroup(group) ? `${group} metrics` : 'metrics';
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} day rolling ${name}`;
}

export function rollingHead(params: RollingSelection): PageHead {
  const club = clubNamesOf(params.team)?.name;
  const title = [rollingTitle(params), club ?? []].flat().join(', ');
  return {
    title,
    description: `${title}: each player’s last ${windowName(params.window)} games against the season.`,
  };
}
