import { describeStrikeZone } from '#rules/baseball/game/describe-pitch.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';

type Props = { plateAppearance: PlateAppearance; people: GameView['people'] };

/** The strike-zone picture as sentences for screen readers. */
export function ZoneText({ plateAppearance, people }: Props) {
  return (
    <ol className="visually-hidden" aria-label="Where the pitches crossed the plate">
      {describeStrikeZone(plateAppearance, people).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
