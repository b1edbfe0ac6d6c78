import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, type ReactNode, type RefObject } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import type { DayBrief } from '#features/briefs/contract.ts';
import { dayBriefsQuery } from '#features/briefs/queries.ts';
import { loadMarks } from '#features/chances/queries.ts';
import { CardStakes } from '#features/chances/screen/card-stakes.tsx';
import { FollowedPlace } from '#features/followed-players/screen/followed-strip.tsx';
import type { GamesDay } from '#features/games/contract.ts';
import { gamesQuery, type DayAndLevel, pollInterval } from '#features/games/queries/games.ts';
import { useLeagueNow, useLeague } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import { picksQuery } from '#features/picks/queries.ts';
import { useDayPicks } from '#features/picks/screen/day-picks.tsx';
import { GamePickLine, MovedPick } from '#features/picks/screen/game-pick-line.tsx';
import { GamePick } from '#features/picks/screen/game-pick.tsx';
import { PicksOfDay } from '#features/picks/screen/picks-of-day.tsx';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { WorthWatching } from '#features/watching/screen/worth-watching.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import {
  compareByStart,
  scheduledStart,
  isPickable,
  isCalledOff,
  isSuspended,
  isLive,
  isOver,
  isHidden,
} from '#rules/baseball/game/predicates.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { lockLeadText } from '#rules/picks/lock.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { SlideMoved } from '#ui/kit/slide-moved.tsx';
import { fullDayText, isDay, formatTimeLeft } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { DayHeader } from './day-header.tsx';
import { StartedCard } from './started-card.tsx';
import { type CardParts, type GamesToPick, UpcomingCard, nextToPreview } from './upcoming-card.tsx';
import styles from './todays-games.module.css';

const EmptyDay = lazy(async () => ({ default: (await import('./empty-day.tsx')).EmptyDay }));

/** The day and level of a URL. Invalid values are passed on, because the server rejects them with a message. */
function parseTodayParams(search: URLSearchParams): DayAndLevel {
  return { level: 1, ...searchOf('today', search) };
}

function todayHead({ date, level }: DayAndLevel): PageHead {
  const day = date !== undefined && isDay(date) ? `Games of ${fullDayText(date)}` : 'Todays Games';
  const title = level === 1 ? day : `${day}, ${levels.find(({ id }) => id === level)?.name ?? level}`;
  const textVersion = paths.todayText({ date, level });
  return { title, textVersion, description: `${title}: scores, live games, probable pitchers and start times.` };
}

const collegeLevel = 22;
const majors = 1;
const minute = 60_000;

type SlidingCardsProps = {
  within: RefObject<Element | null>;
  sections: readonly Section[];
  briefs: readonly DayBrief[];
};

/** Cards slide when games change their order, and when one gets a line: of lineups, or of the picks of all users after its lock. */
function SlidingCards({ within, sections, briefs }: SlidingCardsProps) {
  const { findGamePicks } = useDayPicks();
  const places = sections.map(({ name, games }) => [
    name,
    games.map(({ gamePk }) => [gamePk, findGamePicks(gamePk)?.crowd != null]),
  ]);
  const lines = briefs.map(({ lineupNews }) => lineupNews?.lineups);
  return (
    <SlideMoved
      within={within}
      parts=":scope > p, section, section > ul > li, section > ul > li > article > *"
      order={JSON.stringify([places, lines])}
    />
  );
}

type GameSectionsProps = { day: GamesDay; dayOfUrl: string | undefined; parts: CardParts; toPick: GamesToPick };

function GameSections({ day, dayOfUrl, parts, toPick }: GameSectionsProps) {
  const { date, level, games, freshness } = day;
  const favorite = useSession().user?.favorite_team ?? null;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  const sections = groupIntoSections(games, favorite);
  // today's games in progress, also if the viewer hides them
  const named = dayOfUrl === undefined && sections.find(({ name }) => name === 'Live' || name === 'Hidden')?.name;
  const { data: briefs } = useQuery({
    ...dayBriefsQuery(dayOfUrl),
    enabled: level === majors && games.some(isPickable),
  });
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={root}
      className={styles.daySectionDay}
      data-has-first={toPick.first !== null || undefined}
      data-college={level === collegeLevel || undefined}
    >
      <StaleNote freshness={freshness} />
      {games.length === 0 && (
        <Suspense>
          <EmptyDay day={day} />
        </Suspense>
      )}
      {sections.map((section) => (
        <DaySection
          key={section.name}
          {...{ section, date, now, parts, toPick }}
          briefs={briefs?.games ?? []}
          watching={section.name === named && <WorthWatching isBeside games={games} level={level} />}
        />
      ))}
      {games.some(isPickable) && <PreviewAlert games={games} />}
      <SlidingCards within={root} sections={sections} briefs={briefs?.games ?? []} />
    </div>
  );
}

/** The games of a day, polled while they can change: upcoming ones with the pick form, the others with the picks of all users. */
function TodayPage() {
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
  // without a day in the URL the server returns the current day, also after the day changed while the page is open
  const today = params.date === undefined ? date : leagueToday;
  return (
    <>
      <DayHeader date={date} today={today} level={params.level} dayOfUrl={params.date} controls={<ViewerControls />} />
      {params.level === collegeLevel && <CollegeNotice />}
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <PicksOfDay key={date} date={params.date} level={params.level} games={data.games}>
          {(toPick) => <GameSections day={data} dayOfUrl={params.date} parts={cardParts} toPick={toPick} />}
        </PicksOfDay>
      )}
      {params.date === undefined && <FollowedPlace />}
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

type SharedProps = {
  date: string;
  now: number;
  parts: CardParts;
  toPick: GamesToPick;
  /** what is known before the games */
  briefs: readonly DayBrief[];
};
const knownClubs = ({ teams }: GameCard) => [teams.away, teams.home].filter(({ id }) => isClubId(id));

/** A postseason game to come for which a club has not qualified yet. */
const isUndecided = (game: GameCard): boolean =>
  game.series !== null && isPickable(game) && knownClubs(game).length < 2;

/** 'AL Championship Series · Game 7 of 7, if necessary. Clubs and time to be decided.' */
function UndecidedGame({ game }: { game: GameCard }) {
  const [club] = knownClubs(game);
  const start = scheduledStart(game);
  return (
    <li className={styles.undecided}>
      {game.series}. {club === undefined ? 'Clubs' : `${club.shortName} against a club`}
      {start === null ? (
        `${club === undefined ? ' and' : ' to be decided,'} time to be decided.`
      ) : (
        <>
          {' to be decided, '}
          <Time at={start} isTight />
        </>
      )}
    </li>
  );
}

type DayCardProps = SharedProps & { game: GameCard };

function DayCard({ game, date, now, parts, toPick, briefs }: DayCardProps) {
  if (isLive(game) || isOver(game) || isCalledOff(game) || isSuspended(game)) {
    return <StartedCard game={game} date={date} pick={parts.renderPick(game)} />;
  }
  if (isUndecided(game)) return <UndecidedGame game={game} />;
  const brief = briefs.find(({ gamePk }) => gamePk === game.gamePk);
  return <UpcomingCard {...{ game, date, now, parts, toPick, brief }} />;
}

type DaySectionProps = SharedProps & {
  section: Section;
  /** the game that is worth watching, in the line of the heading */
  watching?: ReactNode;
};

/** '5 games' */
function Count({ games }: { games: number }) {
  return (
    <>
      {games} {games === 1 ? 'game' : 'games'}
    </>
  );
}

/** The games of one section with its heading. On a phone, the game to pick first has a heading of its own above the live games. */
export function DaySection({ section: { name, games }, watching, ...shown }: DaySectionProps) {
  const { first, next } = shown.toPick;
  const hasFirst = name === 'Upcoming' && games.some(({ gamePk }) => gamePk === first);
  const headingId = `section-${name.replace(' ', '-').toLowerCase()}`;
  const heading = (
    <h2 id={headingId} className={styles.heading} data-only-first={(hasFirst && games.length === 1) || undefined}>
      {name}
      <span>
        {' '}
        <span className={classNames(hasFirst && styles.withFirst)}>
          <Count games={games.length} />
        </span>
        {hasFirst && (
          <span className={styles.withoutFirst}>
            <Count games={games.length - 1} />
          </span>
        )}
      </span>
    </h2>
  );
  return (
    <section aria-labelledby={headingId} className={classNames(styles.section, name === 'Your club' && styles.own)}>
      {hasFirst && (
        <h2 className={classNames(styles.heading, styles.firstHeading)}>
          {first === next ? 'Your next pick' : 'Your pick'}
        </h2>
      )}
      {watching ? (
        <div className={styles.withLine}>
          {heading}
          {watching}
        </div>
      ) : (
        heading
      )}
      <Grid as="ul" columns={name === 'Final' ? 'medium' : 'wide'} gap={3} className={styles.cards}>
        {games.map((game) => (
          <DayCard key={game.gamePk} game={game} {...shown} />
        ))}
      </Grid>
    </section>
  );
}

type SectionName = 'Your club' | 'Live' | 'Upcoming' | 'Hidden' | 'Final';
type Section = { name: SectionName; games: GameCard[] };

/** The section of a game. A suspended game is still to come; a game called off is final for the day. */
export function sectionOf(game: GameCard): SectionName {
  if (isLive(game)) return 'Live';
  if (isHidden(game)) return 'Hidden';
  return isOver(game) || isCalledOff(game) ? 'Final' : 'Upcoming';
}

/** Called-off games last. Updates of a game do not change this order. */
function compareOnDay(one: GameCard, other: GameCard): number {
  return Number(isCalledOff(one)) - Number(isCalledOff(other)) || compareByStart(one, other);
}

/** Groups the games of a day into sections without empty ones. The favorite club's games are a section of their own before all others. */
export function groupIntoSections(games: readonly GameCard[], favorite: number | null = null): Section[] {
  const isOwn = ({ teams }: GameCard) => [teams.away.id, teams.home.id].some((id) => id === favorite);
  const nameOf = (game: GameCard) => (isOwn(game) ? 'Your club' : sectionOf(game));
  const names: readonly SectionName[] = ['Your club', 'Live', 'Upcoming', 'Hidden', 'Final'];
  return names
    .map((name) => ({ name, games: games.filter((game) => nameOf(game) === name).toSorted(compareOnDay) }))
    .filter((section) => section.games.length > 0);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = parseTodayParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, gamesQuery(search)),
    loadIfPossible(page, picksQuery(search.date)),
    search.level === majors && loadIfPossible(page, dayBriefsQuery(search.date)),
    search.level === majors && loadMarks(page),
  ]);
  return todayHead(search);
}

const cardParts: CardParts = {
  renderClubs: (game, rows) => (
    <>
      <GamePick game={game} rows={rows} isCompact />
      <CardStakes game={game} />
    </>
  ),
  renderPick: (game) => (
    <>
      <GamePickLine game={game} />
      <MovedPick game={game} />
      <CardStakes game={game} />
    </>
  ),
};

export { TodayPage as Component };
