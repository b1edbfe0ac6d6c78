import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import type { ChoiceGroup } from './select.tsx';

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
