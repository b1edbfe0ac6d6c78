import { viewerStore } from '#platform/page/viewer-store.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';

/** Whose scores are hidden on this device. */
export function HiddenClubs() {
  const teams = viewerStore.hidden()?.teams ?? 'all';
  if (teams === 'all') return 'Scores are hidden';
  const names = teams.map((id) => clubNamesOf(id)?.shortName ?? `club ${id}`);
  return `Scores are hidden: ${new Intl.ListFormat('en-US').format(names)}`;
}
