import { decodeDelta, encodeDelta } from '#sources/live/view-delta.ts';

/** What `hideRecords` changes in a view. */
const hiddenPaths = ['/series', '/teams/away/record', '/teams/home/record'];

/** Whether a path is that of a hidden value, inside one, or that of what contains one. */
const isHidden = (path: string): boolean =>
  hiddenPaths.some((hidden) => `${path}/`.startsWith(`${hidden}/`) || `${hidden}/`.startsWith(`${path}/`));

/** An encoded delta without what `hideRecords` leaves out of a view. The rest can be empty. Throws if it is not a delta. */
export function hideRecordsInDelta(delta: string): string {
  return encodeDelta(decodeDelta(delta).filter(({ path }) => !isHidden(path)));
}
