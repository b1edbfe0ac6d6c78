import type { Plays } from '#contract/games.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';

const put = (all: PlateAppearance[], one: PlateAppearance): PlateAppearance[] => [
  ...all.slice(0, one.index),
  one,
  ...all.slice(one.index + 1),
];

/**
 * The play log after the view moved on: the plate appearance of the moment is put into its place.
 * Null when something in between was not seen to its end; then the log has to be asked for afresh.
 */
export function growPlays(plays: Plays, before: GameView, after: GameView): Plays | null {
  const [old, current] = [before.plateAppearance, after.plateAppearance];
  if (current === null) return plays;
  const isSame = old?.index === current.index;
  const isNext = old !== null && old.index + 1 === current.index && old.event !== null;
  const known = isNext ? put(plays.plateAppearances, old) : plays.plateAppearances;
  if (!(isSame || isNext) || known.length < current.index) return null;
  return { ...plays, plateAppearances: put(known, current), people: { ...plays.people, ...after.people } };
}
