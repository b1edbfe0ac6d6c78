import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import type { ChoiceGroup } from '#ui/form/select.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';

type TeamSelectProps = {
  value: number;
  teams: readonly ListedTeam[];
  /** name of a team that is missing from the list, if known */
  name?: string | null;
  drops?: readonly string[];
  /** the value of a first choice of all clubs */
  all?: number;
};

/** Selects the club of a page. A club that is missing from the list is shown by its number. */
export function TeamSelect({ value, teams, name = null, drops, all }: TeamSelectProps) {
  const isKnown = value === all || teams.some(({ id }) => id === value);
  const choices = [
    ...(all === undefined ? [] : [{ value: String(all), label: 'All clubs' }]),
    ...(isKnown ? [] : [{ value: String(value), label: name ?? `Team ${value}` }]),
  ];
  return (
    <UrlSelect
      label="Team"
      name="team"
      value={String(value)}
      choices={choices}
      groups={teamChoices(teams)}
      drops={drops}
    />
  );
}

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

/** The clubs grouped by division, or by league without one, and sorted by name. */
export function teamChoices(teams: readonly ListedTeam[]): ChoiceGroup[] {
  const groups = Map.groupBy(teams, ({ division, league }) => division?.name ?? league?.name ?? 'Teams');
  return [...groups]
    .map(([label, members]) => ({
      label,
      choices: members.map(({ id, name }) => ({ value: String(id), label: name })).toSorted(byLabel),
    }))
    .toSorted(byLabel);
}
