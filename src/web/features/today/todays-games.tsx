import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/call-context.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { Loader } from '../../ui/loader.tsx';
import { dayAndLevelOf } from './day-and-level.ts';

export function TodaysGames() {
  const [search] = useSearchParams();
  const { data, refetch } = useQuery(gamesQuery(useCall(), dayAndLevelOf(search)));
  return (
    <>
      <h1 tabIndex={-1}>Todays Games</h1>
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      <ul>
        {data?.games.map((game) => (
          <li key={game.gamePk}>
            {game.teams.away.name} {game.teams.away.score} at {game.teams.home.name} {game.teams.home.score}
          </li>
        ))}
      </ul>
    </>
  );
}
