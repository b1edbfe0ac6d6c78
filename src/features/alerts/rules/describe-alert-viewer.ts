import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { AlertViewer } from './strictest-viewer.ts';

function describeHidden(hidden: AlertViewer['hidden']): string {
  if (hidden === 'all') return 'Without the scores of all clubs';
  const names = hidden.map((id) => clubNamesOf(id)?.shortName ?? `club ${id}`);
  return names.length === 0 ? 'With scores' : `Without the scores of the ${new Intl.ListFormat('en-US').format(names)}`;
}

/** What counts for the alerts of a user, in lines. */
export function describeAlertViewer({ delay, isHeld, hidden }: AlertViewer): string[] {
  const when = delay === 0 ? 'At once' : `${delay} ${delay === 1 ? 'second' : 'seconds'} later`;
  return [isHeld ? 'None while updates are held' : when, describeHidden(hidden)];
}
