import { playerDetail } from '#rules/baseball/players/player-detail.ts';
import type { FoundPlayer } from '../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import type { ComboboxOption } from '#ui/combobox.tsx';

/** Converts a search result to an option. */
export function toPlayerOption({ id, name, position, teamId }: FoundPlayer): ComboboxOption {
  return { id, label: name, detail: playerDetail(position, teamId) ?? undefined, href: paths.player(id) };
}
