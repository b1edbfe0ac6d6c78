import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ScheduledGame } from '#features/schedule/contract.ts';
import { isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Grid, Panel } from '#ui/grid.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { Note } from '#ui/note.tsx';
import { dayText } from '#ui/time/time-text.ts';
import { clubGamesQuery } from '../queries.ts';
import styles from './club.module.css';

const mostLast = 3;

type GamesProps = {
  teamId: number;
  /** shows a game */
  Game: React.ComponentType<{ game: ScheduledGame }>;
};

function GameList({
  title,
  games,
  Game,
  children,
}: { title: string; games: readonly ScheduledGame[]; children?: ReactNode } & Pick<GamesProps, 'Game'>) {
  return (
    <Panel title={title} className={styles.panel}>
      {games.length === 0 && <Note isAlone>No games.</Note>}
      <Grid as="ul" columns="medium" gap={3}>
        {games.map((game) => (
          <li key={game.gamePk} className={styles.game}>
            <p>{dayText(game.officialDate)}</p>
            <Game game={game} />
          </li>
        ))}
      </Grid>
      {children}
    </Panel>
  );
}

/** The games of the next week and the last games of a club. */
export function ClubGames({ teamId, Game }: GamesProps) {
  const { data, refetch } = useQuery(clubGamesQuery(teamId));
  if (data === undefined)
    return (
      <Panel title="Next games" className={styles.panel}>
        <Loader onRetry={() => void refetch()} />
      </Panel>
    );
  const today = data.today ?? data.to;
  const games = data.days.flatMap((day) => day.games);
  const isPast = (game: ScheduledGame) => game.officialDate < today || (game.officialDate === today && isOver(game));
  const last = games.filter((game) => isPast(game) && !isCalledOff(game)).slice(-mostLast);
  return (
    <>
      <GameList title="Next games" games={games.filter((game) => !isPast(game))} Game={Game}>
        <Link to={paths.schedule({ team: teamId })} className={styles.more}>
          Full schedule
        </Link>
      </GameList>
      <GameList title="Last games" games={last.toReversed()} Game={Game} />
    </>
  );
}
