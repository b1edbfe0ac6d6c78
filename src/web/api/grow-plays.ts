import type { Plays } from '#contract/games.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';

const put = (all: PlateAppearance[], one: PlateAppearance): PlateAppearance[] => [
  ...all.slice(0, one.index),
  one,
  ...all.slice(one.index + 1),
];

/** The log before the current plate appearance; null if the end of the previous one was missed. */
function seenBefore(
  log: PlateAppearance[],
  old: PlateAppearance | null,
  now: PlateAppearance,
): PlateAppearance[] | null {
  if (old?.index === now.index && log.length > now.index) return log;
  const seen = old !== null && old.event !== null && old.index <= log.length ? put(log, old) : log;
  const last = seen[now.index - 1];
  return now.index === 0 || (last !== undefined && last.event !== null) ? seen : null;
}

/**
 * Adds the current plate appearance of a view to the play log, or replaces it there.
 * Null if something in between was missed; the log must be requested again then.
 */
export function growPlays(plays: Plays, before: GameView, after: GameView): Plays | null {
  const now = after.plateAppearance;
  if (now === null) return plays;
  const seen = seenBefore(plays.plateAppearances, before.plateAppearance, now);
  return seen && { ...plays, plateAppearances: put(seen, now), people: { ...plays.people, ...after.people } };
}
