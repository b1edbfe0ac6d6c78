import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { loadMarks } from '#features/chances/queries.ts';
import { FollowedPlace } from '#features/followed-players/screen/followed-strip.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { housePlayersQuery, leaderboardQuery } from '#features/leaderboard/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { DayPicksFrame } from '#features/picks/screen/day-picks.tsx';
import { NextPick } from '#features/picks/screen/pick-card.tsx';
import { myPicksQuery } from '#features/picks/screen/use-my-picks.ts';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import { loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, productName } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { Card } from '#ui/kit/card.tsx';
import { Ballpark } from './ballpark.tsx';
import { OwnHome } from './own-home.tsx';
import { TodaysStrip } from './todays-strip.tsx';
import styles from './home.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const ofUser = async () => {
    if (!(await loadIfPossible(page, sessionQuery))) return;
    await Promise.all([
      loadBeforeShown(page, myPicksQuery),
      loadBeforeShown(page, todaysGamesQuery),
      loadBeforeShown(page, picksQuery()),
    ]);
  };
  await Promise.all([
    ofUser(),
    loadIfPossible(page, todaysGamesQuery),
    loadIfPossible(page, leaderboardQuery({ period: 'season' })),
    loadIfPossible(page, housePlayersQuery),
    loadIfPossible(page, leadersFormQuery),
    loadIfPossible(page, picksQuery()),
    loadMarks(page),
  ]);
  return {
    title: productName,
    description:
      'Live baseball pitch by pitch, rosters, standings and players, and a game of calling winners before the first pitch.',
  };
}

/** Its code comes after hydration; without it, the HTML of the server stays. */
const HomeEnd = lazy(async () => ({
  default: (await import('./home-end.tsx').catch(() => new Promise<never>(() => undefined))).HomeEnd,
}));

/** A constant outside of `DayPicksFrame`: an update that may concern it before its code has come would remove its HTML. */
const end = (
  <Suspense>
    <HomeEnd />
  </Suspense>
);

/** For a visitor: the ballpark with the next game to pick, and today's games. */
function VisitorHome({ isDeleted }: { isDeleted: boolean }) {
  return (
    <>
      {isDeleted && (
        <Card>
          <p role="status">Your account and its data are deleted.</p>
        </Card>
      )}
      <DayPicksFrame date={undefined}>
        <Ballpark pick={<NextPick />} />
      </DayPicksFrame>
      <TodaysStrip shown={[]} />
      <FollowedPlace />
    </>
  );
}

/** The home page: for a visitor the ballpark, for a user the evening, and a tile for each part of the site. */
function HomePage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { called, account } = searchOf('home', search);
  return (
    <div className={styles.page}>
      {user === null ? (
        <VisitorHome isDeleted={account === 'deleted'} />
      ) : (
        <DayPicksFrame key={user.id} date={undefined}>
          <OwnHome user={user} called={called} />
        </DayPicksFrame>
      )}
      {end}
    </div>
  );
}

export { HomePage as Component };
