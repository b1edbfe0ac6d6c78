import type { Plays } from '../contract.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';

const put = (all: PlateAppearance[], one: PlateAppearance): PlateAppearance[] => [
  ...all.slice(0, one.index),
  one,
  ...all.slice(one.index + 1),
];

/** The log before the current plate appearance; null if the previous one has not ended in it. */
function completeBefore(
  log: PlateAppearance[],
  old: PlateAppearance | null,
  now: PlateAppearance,
): PlateAppearance[] | null {
  if (old?.index === now.index && log.length > now.index) return log;
  const plays = old !== null && old.event !== null && old.index <= log.length ? put(log, old) : log;
  const last = plays[now.index - 1];
  return now.index === 0 || (last !== undefined && last.event !== null) ? plays : null;
}

/**
 * Adds the current plate appearance of a new view to the play log, or replaces it. Null if plays between the two views are
 * missing; then the log must be requested again.
 */
export function updatePlays(plays: Plays, before: GameView, after: GameView): Plays | null {
  const now = after.plateAppearance;
  if (now === null) return plays;
  const earlier = completeBefore(plays.plateAppearances, before.plateAppearance, now);
  return earlier && { ...plays, plateAppearances: put(earlier, now), people: { ...plays.people, ...after.people } };
}
