import { useQuery } from '@tanstack/react-query';
import { polledGamesQuery } from '#features/games/queries/games.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { GameStrip } from '#ui/game-strip/game-strip.tsx';
import { Link } from '#ui/link.tsx';

/** Today's games, live games first. */
export function TodaysStrip() {
  const { data } = useQuery(polledGamesQuery);
  const title = (
    <>
      <Link to={paths.today()}>Today’s games</Link>
      {data?.games.some(({ series }) => series) && <Link to={paths.postseason()}>Postseason</Link>}
    </>
  );
  return <GameStrip title={title} label="Today’s games, side by side" games={data?.games} none="No games today." />;
}
