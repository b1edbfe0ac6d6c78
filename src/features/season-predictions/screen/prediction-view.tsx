import { keepPreviousData, type UnusedSkipTokenOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { seasonChancesQuery } from '#features/chances/queries.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { dayInZone, leagueZone, longDateText } from '#ui/kit/time-text.ts';
import type { Contest } from '../contract.ts';
import { seasonBoardQuery } from '../queries.ts';
import { type BoardKind, BoardScreen } from './board-screen.tsx';
import { PredictionFrame } from './prediction-frame.tsx';
import tableScoresStyles from './table-scores.module.css';

type Saved<P> = { prediction: P; savedAt: number };

type Page<C, P> = {
  seasons: string[];
  contest: C | null;
  own: Saved<P> | null;
  shown: (Saved<P> & { username: string }) | null;
};

/** What differs between the predictions of the table and of the bracket. */
export type PredictionKind<C, P> = BoardKind & {
  /** for search engines */
  description: string;
  query: (place: SearchOf<'season-predictions'>) => UnusedSkipTokenOptions<Page<C, P>>;
  rules: ReactNode;
  /** shown before predictions have opened for the first time */
  waiting: string;
  /** follows the link to the login: while predictions are open, and after it */
  signIn: { open: string; closed: string };
  form: (contest: C, saved: Saved<P> | null) => ReactNode;
  scores: (contest: C, prediction: P) => ReactNode;
};

/** For a user without a prediction: when predictions closed, and what there is until they open again. */
function Missed({ kind: { kind, to }, contest }: { kind: BoardKind; contest: Contest }) {
  const { season, closesAt } = contest;
  const lastDay = longDateText(dayInZone(closesAt - 1, leagueZone));
  return (
    <>
      <p>{`You did not predict the ${kind} of ${season}. Predictions closed on ${lastDay}; they open again for the next season.`}</p>
      <p>
        Until then, <Link to={to({ view: 'board' })}>see how the others predicted</Link>, or{' '}
        <Link to={paths.today()}>call today’s games</Link>.
      </p>
    </>
  );
}

type PredictionProps<C, P> = { kind: PredictionKind<C, P>; page: Page<C, P> };

/** The form while predictions are open, then a prediction with its points: the own one, or that of the requested user. */
function Prediction<C extends Contest, P>({ kind, page: { contest, own, shown } }: PredictionProps<C, P>) {
  const { user } = useSession();
  if (contest === null) return <p>{kind.waiting}</p>;
  if (shown !== null)
    return (
      <>
        <ShownUser username={shown.username} />
        {kind.scores(contest, shown.prediction)}
      </>
    );
  if (user === null) return <SignIn reason={contest.isOpen ? kind.signIn.open : kind.signIn.closed} />;
  if (contest.isOpen) return kind.form(contest, own);
  if (own === null) return <Missed kind={kind} contest={contest} />;
  return kind.scores(contest, own.prediction);
}

type ScreenProps<C, P> = { kind: PredictionKind<C, P> };

/** The own prediction or that of the requested user, within the page of its contest. */
function PredictionScreen<C extends Contest, P>({ kind }: ScreenProps<C, P>) {
  const [search] = useSearchParams();
  const query = useQuery({
    ...kind.query(searchOf('season-predictions', search)),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <PredictionFrame kind={kind} query={query}>
      {(page) => (
        <>
          {kind.rules}
          <Prediction kind={kind} page={page} />
        </>
      )}
    </PredictionFrame>
  );
}

/** The predictions of a season, or their board. */
export function PredictionsScreen<C extends Contest, P>({ kind }: ScreenProps<C, P>) {
  const [search] = useSearchParams();
  const isBoard = searchOf('season-predictions', search).view === 'board';
  return isBoard ? <BoardScreen kind={kind} /> : <PredictionScreen kind={kind} />;
}

export async function loadPredictions<C, P>(
  { request, context }: LoaderFunctionArgs,
  { kind, title, description, query }: PredictionKind<C, P>,
): Promise<PageHead> {
  const page = context.get(pageContext);
  const place = searchOf('season-predictions', new URL(request.url).searchParams);
  const isBoard = place.view === 'board';
  await Promise.all([
    isBoard ? load(page, seasonBoardQuery({ kind, ...place })) : load(page, query(place)),
    loadIfPossible(page, sessionQuery),
    !isBoard && loadBeforeShown(page, seasonChancesQuery({ season: place.season })),
  ]);
  return { title: isBoard ? `Board of the predicted ${kind}s` : title, description };
}

type FiguresProps = { figures: readonly (readonly [name: string, value: ReactNode, note?: string | false])[] };

/** The main figures of a prediction. A note follows the name of its figure. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Grid as="dl" columns="narrow" gap={3} className={tableScoresStyles.figures}>
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>
            {name}
            {note}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

/** Whose prediction follows. */
function ShownUser({ username }: { username: string }) {
  return (
    <h2>
      Prediction of <Link to={paths.user(username)}>{username}</Link>
    </h2>
  );
}

/** Asks a visitor to sign in, with the reason; nothing until the session is known. */
function SignIn({ reason }: { reason: string }) {
  const { isKnown } = useSession();
  if (!isKnown) return null;
  return (
    <p>
      <ButtonLink to={paths.login()} isFilled>
        Sign in
      </ButtonLink>
      {'  '}
      {reason}
    </p>
  );
}
