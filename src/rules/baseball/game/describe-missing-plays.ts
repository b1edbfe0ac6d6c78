import { ordinal } from '../stats/ordinal.ts';
import type { MissingPlays } from './model.ts';

/** An inning of which one half lacks plays, or consecutive ones of which both do. */
type Place = { first: number; last: number; half: MissingPlays['half'] };

function placesOf(missing: readonly MissingPlays[]): Place[] {
  const places: Place[] = [];
  for (const inning of new Set(missing.flatMap((each) => each.inning ?? []))) {
    const [first, second] = missing.filter((each) => each.inning === inning);
    const half = second === undefined ? (first?.half ?? null) : null;
    const before = places.at(-1);
    if (half === null && before?.half === null && before.last === inning - 1) before.last = inning;
    else places.push({ first: inning, last: inning, half });
  }
  return places;
}

/** 'the bottom of the 3rd', 'the 9th', 'the 1st to the 8th' */
function describePlace({ first, last, half }: Place): string[] {
  if (half !== null) return [`the ${half} of the ${ordinal(first)}`];
  const ends = [`the ${ordinal(first)}`, `the ${ordinal(last)}`];
  return last - first > 1 ? [ends.join(' to ')] : ends.slice(0, last - first + 1);
}

const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'Plays of the bottom of the 3rd and the 9th inning are missing.'; null if none is. */
export function describeMissingPlays(missing: readonly MissingPlays[]): string | null {
  if (missing.length === 0) return null;
  const places = placesOf(missing).flatMap(describePlace);
  return places.length === 0 ? 'Plays are missing.' : `Plays of ${join(places)} inning are missing.`;
}
