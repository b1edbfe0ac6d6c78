import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { NoHitter } from '#rules/baseball/game/no-hitter.ts';
import { Text } from '#ui/text.tsx';

/** The no-hitter or perfect game of a club. On a live card it replaces the start time, so that the card keeps its height. */
export function NoHitterNote({ game, noHitter }: { game: GameCard; noHitter: NoHitter }) {
  return (
    <Text size="sm" tone="red">
      {/* not `nameNoHitter`: a module shared with the live page would bring its style sheet here */}
      {game.teams[noHitter.side].abbreviation} {noHitter.isPerfect ? 'perfect game' : 'no-hitter'}
    </Text>
  );
}
