import type { TeamRoster } from '../../contract/rosters.ts';
import type { ListedTeam } from '#rules/baseball/teams/listed-team.ts';
import { levelName } from '#rules/baseball/game/level-name.ts';
import { rosterTypes, type RosterTypeId } from '#rules/baseball/roster/roster-types.ts';
import { AddressSelect } from '#ui/form/address-select.tsx';
import type { ChoiceGroup } from '#ui/form/select.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { teamChoices } from '#ui/form/team-choices.ts';
import styles from '../roster-screen.module.css';

/** The major-league clubs by division, and the affiliates of the club shown. */
function teamGroups(clubs: readonly ListedTeam[], shown: TeamRoster | undefined): ChoiceGroup[] {
  const affiliates = shown?.organization.filter(({ id }) => id !== shown.clubId) ?? [];
  const club = shown?.organization.find(({ id }) => id === shown.clubId);
  if (affiliates.length === 0) return teamChoices(clubs);
  const choices = affiliates.map(({ id, name, level }) => {
    const short = levelName(level?.id ?? null) ?? level?.name;
    return { value: String(id), label: short === undefined ? name : `${name} (${short})` };
  });
  return [...teamChoices(clubs), { label: `Affiliates of the ${club?.shortName ?? 'club'}`, choices }];
}

type RosterChoicesProps = {
  team: number;
  type: RosterTypeId;
  season: string;
  clubs: readonly ListedTeam[];
  seasons: string[];
  /** undefined until the roster is loaded */
  shown: TeamRoster | undefined;
};

const typeChoices = rosterTypes.map(({ id }) => ({ value: id, label: id }));

export function RosterChoices({ team, type, season, clubs, seasons, shown }: RosterChoicesProps) {
  const groups = teamGroups(clubs, shown);
  const isKnown = groups.some(({ choices }) => choices.some(({ value }) => value === String(team)));
  const own = isKnown
    ? []
    : [{ value: String(team), label: shown?.team.id === team ? shown.team.name : `Team ${team}` }];
  return (
    <div className={styles.choices}>
      <AddressSelect label="Team" name="team" value={String(team)} choices={own} groups={groups} />
      <AddressSelect label="Roster type" name="type" value={type} choices={typeChoices} />
      <SeasonSelect value={season} seasons={seasons} />
    </div>
  );
}
