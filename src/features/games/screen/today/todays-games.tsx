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
import styles from './todays-games.module.css';
import { parseTodayParams } from './today-params.ts';
import { DayHeader } from './day/day-header.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { levelName } from '#rules/baseball/game/level-name.ts';
import { Link } from '#ui/link.tsx';
import { fullDayText } from '#ui/time/time-text.ts';
import { DaySection } from './day/day-section.tsx';
import { pollInterval } from '../../queries/poll-interval.ts';
import { lockLeadText } from '#rules/picks/lock.ts';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import { nextToPreview } from './day/preview-mode.ts';
import { groupIntoSections } from './day/sections.ts';

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

function CollegeNotice() {
  return (
    <div className={styles.college} role="note">
      <b>College data is limited</b>
      <p>Very few games offer public data, this option is experimental</p>
    </div>
  );
}

/** Explains preview mode, and counts down to the next game that enters it. */
function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  return (
    <p className={styles.alert} role="note">
      Picks lock {lockLeadText} before the first pitch. A game enters preview mode {lockLeadText} before its start.
      <NextPreview games={games} />
    </p>
  );
}

/** The next game that enters preview mode, with a countdown. */
function NextPreview({ games }: { games: readonly GameCard[] }) {
  const now = useLeagueNow(1_000);
  const next = now === null ? null : nextToPreview(games, now);
  if (next === null || now === null) return null;
  const { away, home } = next.game.teams;
  return (
    <>
      {' '}
      Next: {away.shortName} at {home.shortName} in <b>{formatTimeLeft(next.at - now)}</b>
    </>
  );
}

/** A day without games, with a drawing of a covered infield, and the next day that has some. */
function EmptyDay({ day: { date, level, nextDay } }: { day: GamesDay }) {
  return (
    <section className={styles.empty}>
      <TarpOnTheField />
      <p>
        There are no games scheduled today {fullDayText(date)} at the {levelName(level) ?? level} level
      </p>
      <p className={styles.nextDay}>
        {nextDay === undefined ? (
          <>
            No later games are known yet. <Link to={paths.practice()}>Practice on games of the past</Link>
          </>
        ) : (
          <>
            Next:{' '}
            <Link to={paths.today({ date: nextDay, level })} preventScrollReset>
              {fullDayText(nextDay)}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

function TarpOnTheField() {
  return (
    <svg viewBox="0 0 320 190" width="320" height="190" aria-hidden="true">
      <path className={styles.grass} d="M160 182 14 78Q160-34 306 78z" />
      <path className={styles.fence} d="M14 78Q160-34 306 78" />
      <path className={styles.dirt} d="M160 182 88 130Q160 40 232 130z" />
      <path className={styles.line} d="M306 78 160 182 14 78" />
      <path className={styles.tarp} d="m160 72 62 50-62 46-62-46z" />
      <path className={styles.fold} d="m139 89 62 48M119 105l61 48M181 89l-62 48M202 105l-62 48" />
      <path className={styles.roll} d="m226 116-66-53" />
      <path className={styles.plate} d="m153 176 7 7 7-7v-6h-14z" />
    </svg>
  );
}
