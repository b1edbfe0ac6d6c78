import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type { Practice } from '#features/practice/contract.ts';
import { accuracyOverCrowd } from '#features/practice/rules.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { formatSkill } from '#ui/board/format-skill.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts, isDay } from '#ui/kit/time-text.ts';
import { DayControls, DayForm } from './day-controls.tsx';
import { MatchupCard } from './matchup-card.tsx';
import { practiceQuery, describeProgress } from './practice-text.ts';
import practiceDayStyles from './practice-day.module.css';
import styles from './practice.page.module.css';

/** The day of the URL, YYYY-MM-DD; undefined without a valid one. */
function practiceDate(search: URLSearchParams): string | undefined {
  const { date } = searchOf('practice', search);
  return date !== undefined && isDay(date) ? date : undefined;
}

const pitch =
  'Call the games of past days, in summer and in winter. You see each matchup as it was on that morning, with the ' +
  'records, the starters and our forecast, and learn the result right after your call. Sign in to keep your record.';

function Screen({ practice: { record, seasons, day }, isBusy }: { practice: Practice; isBusy: boolean }) {
  return (
    <Stack gap={5}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Practice</h1>
        <Note>
          Call the games of a past day as they stood that morning. A call is final, and shows the result.{' '}
          <Link to={paths.faq('practice')}>How practice works</Link>
        </Note>
      </header>
      <PracticeRecord record={record} />
      {day === null ? (
        <SeasonList seasons={seasons} />
      ) : (
        <Stack as="section" gap={5} aria-labelledby="day" aria-busy={isBusy}>
          <DayControls day={day} seasons={seasons} />
          <PracticeDay day={day} />
        </Stack>
      )}
    </Stack>
  );
}

/** The games of past days to call for practice. Before a call, nothing here requests or links a page with results. */
function PracticeScreen() {
  const { user, isKnown } = useSession();
  const [search] = useSearchParams();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...practiceQuery(practiceDate(search)),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
  if (user === null && isKnown)
    return (
      <SignedOut title="Practice" text={pitch}>
        <Link to={paths.faq('practice')}>How practice works</Link>
      </SignedOut>
    );
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return <Screen practice={data} isBusy={isPlaceholderData} />;
}

const monthAndDay = (day: string): string => dateParts(day).monthAndDay;

/** The seasons to choose a day from: a random one, the first one, or any. */
function SeasonList({ seasons }: { seasons: Practice['seasons'] }) {
  return (
    <section aria-labelledby="seasons" className={styles.choose}>
      <h2 id="seasons">Choose a day</h2>
      {seasons.length === 0 && <p>There is no finished day yet. Come back after the first games.</p>}
      <ul className={styles.seasons}>
        {seasons.map(({ season, firstDay, lastDay, offer }) => (
          <li key={season}>
            <h3>
              {season}
              <small>
                {monthAndDay(firstDay)} to {monthAndDay(lastDay)}
              </small>
            </h3>
            <ButtonLink to={paths.practice({ date: offer })} isFilled aria-label={`Surprise me: a day of ${season}`}>
              Surprise me
            </ButtonLink>
            <ButtonLink to={paths.practice({ date: firstDay })} aria-label={`First day of ${season}`}>
              First day
            </ButtonLink>
          </li>
        ))}
      </ul>
      {seasons.length > 0 && <DayForm seasons={seasons} date={undefined} />}
    </section>
  );
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  );
}

const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

/** The user's practice in four figures. */
function PracticeRecord({ record }: { record: Practice['record'] }) {
  const { correct, wrong, totalScore, currentStreak, longestStreak, crowdPicks } = record;
  const overCrowd = accuracyOverCrowd(record);
  const graded = correct + wrong;
  return (
    <Card as="section" aria-labelledby="record">
      <h2 id="record" className="visually-hidden">
        Your practice record
      </h2>
      <dl className={styles.figures}>
        <Figure
          name="Right and wrong"
          note={graded === 0 ? 'no call yet' : `${Math.round((100 * correct) / graded)}% right`}
        >
          {correct}–{wrong}
        </Figure>
        <Figure name="Total bases" note={countText(correct, 'hit')}>
          {totalScore.toLocaleString('en-US')}
        </Figure>
        <Figure name="Streak" note={`longest ${longestStreak}`}>
          {currentStreak}
        </Figure>
        <Figure
          name="Over the crowd"
          note={overCrowd === null ? 'no crowd to compare yet' : `per 100, of ${countText(crowdPicks, 'call')}`}
        >
          {overCrowd === null ? '–' : formatSkill(overCrowd)}
        </Figure>
      </dl>
    </Card>
  );
}

/** The games of a day, with the number of calls. */
function PracticeDay({ day: { date, games } }: { day: NonNullable<Practice['day']> }) {
  if (games.length === 0)
    return <p className={practiceDayStyles.empty}>This day has no finished games. Choose another one.</p>;
  return (
    <>
      <p className={practiceDayStyles.progress} aria-live="polite">
        {describeProgress(games.map(({ pick }) => pick))}
      </p>
      <Grid as="ul" columns="wide" className={practiceDayStyles.games}>
        {games.map((game) => (
          <MatchupCard key={game.gamePk} game={game} date={date} />
        ))}
      </Grid>
    </>
  );
}

/** Loads the day of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const date = practiceDate(new URL(request.url).searchParams);
  if (await loadIfPossible(page, sessionQuery)) await load(page, practiceQuery(date));
  return {
    title: 'Practice',
    description: 'Call the games of past days with what was known that morning, and see at once how you did.',
  };
}

export { PracticeScreen as Component };
