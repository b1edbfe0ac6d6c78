import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { DayStakes } from '#features/chances/screen/day-stakes.tsx';
import { polledGamesQuery } from '#features/games/queries/games.ts';
import { WorthWatching } from '#features/watching/screen/worth-watching.tsx';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { GameStrip } from '#ui/baseball/game-strip.tsx';
import { Link } from '#ui/kit/link.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Stack } from '#ui/kit/stack.tsx';

/** Today's games without those that are shown above (gamePks), the one of the favorite club first, and which of all games to watch. */
export function TodaysStrip({ shown }: { shown: readonly (number | undefined)[] }) {
  const { data } = useQuery(polledGamesQuery);
  const favorite = useSession().user?.favorite_team ?? null;
  const isOfClub = ({ teams: { away, home } }: GameCard) => away.id === favorite || home.id === favorite;
  const others = data?.games.filter(({ gamePk }) => !shown.includes(gamePk));
  const isEmpty = others?.length === 0 && data?.games.length !== 0;
  const title = (
    <>
      <QuietLink to={paths.today()}>
        {others?.length === data?.games.length || isEmpty ? 'Today’s games' : 'Today’s other games'}
      </QuietLink>
      {data?.games.some(({ series }) => series) && <Link to={paths.postseason()}>Postseason</Link>}
    </>
  );
  return (
    <Stack gap={2}>
      {isEmpty ? (
        <PartHeading>{title}</PartHeading>
      ) : (
        <GameStrip
          title={title}
          label="Today’s games, side by side"
          games={others?.toSorted((one, other) => Number(isOfClub(other)) - Number(isOfClub(one)))}
          none="No games today."
        />
      )}
      {data && <WorthWatching games={data.games} />}
      {data && <DayStakes games={data.games} />}
    </Stack>
  );
}
