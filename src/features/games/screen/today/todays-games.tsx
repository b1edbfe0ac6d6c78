import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReactNode } from 'react';
import type { GamesDay } from '../../contract/games.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { dayBriefsQuery } from '#features/forecasts/queries.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { gamesQuery } from '../../queries/games.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Loader } from '#ui/loader.tsx';
import type { CardParts, GamesToPick } from './card-parts.ts';
import { CollegeNotice } from './day/college-notice.tsx';
import { parseTodayParams } from './today-params.ts';
import { DayHeader } from './day/day-header.tsx';
import { EmptyDay } from './day/empty-day.tsx';
import { DaySection } from './day/day-section.tsx';
import { pollInterval } from '../../queries/poll-interval.ts';
import { PreviewAlert } from './day/preview-alert.tsx';
import { groupIntoSections } from './day/sections.ts';
import styles from './todays-games.module.css';

const collegeLevel = 22;
const majors = 1;
const minute = 60_000;

type GameSectionsProps = { day: GamesDay; dayOfAddress: string | undefined; parts: CardParts; toPick: GamesToPick };

function GameSections({ day, dayOfAddress, parts, toPick }: GameSectionsProps) {
  const { date, level, games, freshness } = day;
  const favorite = useSession().user?.favorite_team ?? null;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  const { data: briefs } = useQuery({
    ...dayBriefsQuery(dayOfAddress),
    enabled: level === majors && games.some(isPickable),
  });
  return (
    <div className={styles.daySectionDay} data-has-first={toPick.first !== null || undefined}>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      {games.length === 0 && <EmptyDay day={day} />}
      {groupIntoSections(games, favorite).map((section) => (
        <DaySection key={section.name} {...{ section, date, now, parts, toPick }} briefs={briefs?.games ?? []} />
      ))}
      {games.some(isPickable) && <PreviewAlert games={games} />}
    </div>
  );
}

type TodaysGamesProps = {
  parts: CardParts;
  /** hold and delay the page */
  controls: ReactNode;
  /** what the followed players do, below the games of the current day */
  followed: ReactNode;
  /** wraps the cards, which its `children` render with the games that the user should pick */
  Frame: React.ComponentType<{
    date: string | undefined;
    level: number;
    games: GameCard[];
    children: (toPick: GamesToPick) => ReactNode;
  }>;
};

/** The games of a day at a level, polled while they can change. */
export function TodaysGames({ parts, controls, followed, Frame }: TodaysGamesProps) {
  const [search] = useSearchParams();
  const params = parseTodayParams(search);
  const league = useLeague();
  const leagueToday = league?.today ?? params.date ?? '';
  const { data, refetch } = useQuery({
    ...gamesQuery(params),
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      pollInterval({
        games: state.data.games,
        isToday: params.date === undefined || params.date === leagueToday,
        speed: league?.speed ?? 1,
      }),
  });
  const date = data?.date ?? params.date ?? leagueToday;
  // without a day in the address the server returns the current day, also after the day changed while the page is open
  const today = params.date === undefined ? date : leagueToday;
  return (
    <>
      <DayHeader date={date} today={today} level={params.level} dayOfAddress={params.date} controls={controls} />
      {params.level === collegeLevel && <CollegeNotice />}
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <Frame key={date} date={params.date} level={params.level} games={data.games}>
          {(toPick) => <GameSections day={data} dayOfAddress={params.date} parts={parts} toPick={toPick} />}
        </Frame>
      )}
      {params.date === undefined && followed}
    </>
  );
}
