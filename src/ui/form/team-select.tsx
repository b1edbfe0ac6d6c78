import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import { UrlSelect } from './url-select.tsx';
import { teamChoices } from './team-choices.ts';

type TeamSelectProps = {
  value: number;
  teams: readonly ListedTeam[];
  /** name of a team that is missing from the list, if known */
  name?: string | null;
  drops?: readonly string[];
};

/** Selects the club of a page. A club that is missing from the list is shown by its number. */
export function TeamSelect({ value, teams, name = null, drops }: TeamSelectProps) {
  const isKnown = teams.some(({ id }) => id === value);
  const choices = isKnown ? [] : [{ value: String(value), label: name ?? `Team ${value}` }];
  return (
    <UrlSelect
      label="Team"
      name="team"
      value={String(value)}
      choices={choices}
      groups={teamChoices(teams)}
      {...(drops && { drops })}
    />
  );
}
