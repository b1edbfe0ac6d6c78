import type { ListedTeam } from '#contract/teams.ts';
import { AddressSelect } from './address-select.tsx';
import { teamChoices } from './team-choices.ts';

type TeamSelectProps = {
  value: number;
  teams: readonly ListedTeam[];
  /** of a team that the list does not have, if it is known */
  name?: string | null;
  drops?: readonly string[];
};

/** Which club a page shows. One that the list does not have is named by its number at least. */
export function TeamSelect({ value, teams, name = null, drops }: TeamSelectProps) {
  const isKnown = teams.some(({ id }) => id === value);
  const choices = isKnown ? [] : [{ value: String(value), label: name ?? `Team ${value}` }];
  return (
    <AddressSelect
      label="Team"
      name="team"
      value={String(value)}
      choices={choices}
      groups={teamChoices(teams)}
      {...(drops && { drops })}
    />
  );
}
