import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { FoundPlayer } from '../../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import type { ComboboxOption } from '#ui/combobox/combobox-option.ts';

/** Converts a search result to an option. Position and club ('P · Dodgers') distinguish players of the same name. */
export function toPlayerOption({ id, name, position, teamId }: FoundPlayer): ComboboxOption {
  const club = teamId === null ? undefined : clubNamesOf(teamId)?.shortName;
  const detail = [position, club].filter(Boolean).join(' · ');
  return { id, label: name, detail: detail === '' ? undefined : detail, href: paths.player(id) };
}
