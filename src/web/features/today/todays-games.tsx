import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReactNode } from 'react';
import type { GamesDay } from '#contract/games.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isPickable } from '#domain/game/predicates.ts';
import { useCall } from '../../api/call-context.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { useLeague } from '../../api/queries/league.ts';
import { useSession } from '../../api/queries/session.ts';
import { FreshnessNote } from '../../ui/freshness-note.tsx';
import { Loader } from '../../ui/loader.tsx';
import type { CardParts } from './card-parts.ts';
import { CollegeNotice } from './college-notice.tsx';
import { dayAndLevelOf } from './day-and-level.ts';
import { DayHeader } from './day-header.tsx';
import { DaySection } from './day-section.tsx';
import { EmptyDay } from './empty-day.tsx';
import { LevelLinks } from './level-links.tsx';
import { pollInterval } from './poll-interval.ts';
import { PreviewAlert } from './preview-alert.tsx';
import { sectionsOf } from './sections.ts';
import styles from './todays-games.module.css';

const collegeLevel = 22;
const minute = 60_000;

type DaysGamesProps = { day: GamesDay; parts: CardParts };

function DaysGames({ day: { date, level, games, freshness }, parts }: DaysGamesProps) {
  const favorite = useSession().user?.favorite_team ?? null;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return (
    <>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      {games.some(isPickable) && <PreviewAlert games={games} />}
      {games.length === 0 && <EmptyDay date={date} level={level} />}
      {sectionsOf(games, favorite).map((section) => (
        <DaySection key={section.name} section={section} date={date} now={now} parts={parts} />
      ))}
    </>
  );
}

type TodaysGamesProps = {
  parts: CardParts;
  /** around the cards, which come as `children` */
  Frame: React.ComponentType<{ date: string | undefined; games: GameCard[]; children: ReactNode }>;
};

/** The games of a day at a level; live ones keep themselves up to date. */
export function TodaysGames({ parts, Frame }: TodaysGamesProps) {
  const [search] = useSearchParams();
  const asked = dayAndLevelOf(search);
  const league = useLeague();
  const leagueToday = league?.today ?? asked.date ?? '';
  const { data, refetch } = useQuery({
    ...gamesQuery(useCall(), asked),
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      pollInterval({
        games: state.data.games,
        isToday: asked.date === undefined || asked.date === leagueToday,
        speed: league?.speed ?? 1,
      }),
  });
  const date = data?.date ?? asked.date ?? leagueToday;
  // without a day in the address the server gives the newest, also when the day rolls over while the page is open
  const today = asked.date === undefined ? date : leagueToday;
  return (
    <>
      <div className={styles.top}>
        <DayHeader date={date} today={today} level={asked.level} />
        <LevelLinks date={asked.date} level={asked.level} />
      </div>
      {asked.level === collegeLevel && <CollegeNotice />}
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <Frame date={asked.date} games={data.games}>
          <DaysGames day={data} parts={parts} />
        </Frame>
      )}
    </>
  );
}
