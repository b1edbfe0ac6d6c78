import { useQuery } from '@tanstack/react-query';
import { GameStrip } from '#ui/game-strip/game-strip.tsx';
import { polledGamesQuery } from '../../queries/games.ts';

/** The other games of the day with their scores, in one row. */
export function OtherGames({ gamePk }: { gamePk: number }) {
  const { data } = useQuery(polledGamesQuery);
  if (data === undefined) return null;
  return (
    <GameStrip
      title="Other games"
      label="Other games, side by side"
      games={data.games.filter((game) => game.gamePk !== gamePk)}
      none="There is no other game today."
    />
  );
}
