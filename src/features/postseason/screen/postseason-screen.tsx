import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Postseason, postseason } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { hasPostseason } from '#rules/baseball/postseason/has-postseason.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { BracketLayout } from '#ui/bracket/bracket-layout.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import frame from '#ui/season-page.module.css';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { describePostseason } from './postseason-text.ts';
import { SeriesCard } from './series-card.tsx';
import { Note } from '#ui/note.tsx';

const minute = 60_000;

/** The series of a season; without a season, of the newest one. */
export function postseasonQuery(season: string | undefined) {
  return query<typeof postseason>('GET /api/postseason', { query: { season } }, { staleTime: 30_000 });
}

function ProjectionNote({ isProjected }: { isProjected: boolean }) {
  return (
    <Note>
      {isProjected && 'The clubs are those of the standings as of today. '}
      The club with home advantage is above the other one. Games “if nec.” are played only if they are needed.{' '}
      <Link to={paths.faq('postseason')}>How the postseason works</Link>
    </Note>
  );
}

function Loaded({ postseason }: { postseason: Postseason }) {
  const { series, isBracket, isProjected, freshness, season } = postseason;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return (
    <>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      {series.length === 0 ? (
        <Note>There are no postseason games of {season}.</Note>
      ) : (
        <>
          {/* the key makes another season a new list, which avoids layout shifts within the old one */}
          <BracketLayout key={season} series={series} isDrawn={isBracket}>
            {(each) => <SeriesCard series={each} />}
          </BracketLayout>
          <ProjectionNote isProjected={isProjected} />
        </>
      )}
    </>
  );
}

/** The bracket of a season, from the wild card series to the World Series. */
export function PostseasonScreen() {
  const [search] = useSearchParams();
  const { season } = searchOf('postseason', search);
  const { data: choice } = useQuery(seasonsQuery);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...postseasonQuery(season),
    refetchInterval: season === undefined && minute,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={frame.page}>
      <header className={frame.top}>
        <h1 tabIndex={-1}>
          Postseason
          <small className={frame.state}>{data === undefined ? ' ' : describePostseason(data)}</small>
        </h1>
        {data && (
          <div className={frame.controls}>
            <SeasonSelect value={data.season} seasons={choice?.played.filter(hasPostseason) ?? []} />
            <Link to={paths.standings(season === undefined ? {} : { season })}>Standings</Link>
            <Link to={paths.bracketPredictions()}>Predict the bracket</Link>
          </div>
        )}
      </header>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={frame.content}>
          <Loaded postseason={data} />
        </div>
      )}
    </div>
  );
}
