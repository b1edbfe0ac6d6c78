import type { GameView, Person } from '#rules/baseball/game/model.ts';

/** `play`: the index of the plate appearance */
type NewPitch = { play: number; number: number; batter: Person };

const pitchesOf = ({ plateAppearance }: GameView): number => plateAppearance?.pitches.length ?? 0;

/** The newest pitch of a view that an earlier view of the game does not have; null if there is none. Its result is not revealed. */
export function newPitch(before: GameView, after: GameView): NewPitch | null {
  const { plateAppearance } = after;
  const isSame = before.plateAppearance?.index === plateAppearance?.index;
  if (plateAppearance === null || pitchesOf(after) <= (isSame ? pitchesOf(before) : 0)) return null;
  const { batterId } = plateAppearance;
  return {
    play: plateAppearance.index,
    number: pitchesOf(after),
    batter: { id: batterId, name: after.people[batterId] ?? 'the batter' },
  };
}
