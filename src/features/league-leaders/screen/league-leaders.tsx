import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { LeagueLeaders as List, leagueLeaders } from '../contract.ts';
import { toLeaderLines } from '../rules/leader-lines.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { query } from '#platform/api/browser/query.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Choice } from '#ui/choice.tsx';
import { Stack } from '#ui/stack.tsx';
import { Loader } from '#ui/loader.tsx';
import { Term } from '#ui/term/term.tsx';
import { categoryTerms } from './list/category-terms.ts';
import { ClubLines } from './club-lines.tsx';
import { LeaderControls } from './list/leader-controls.tsx';
import { leaderNotes } from './list/leader-notes.ts';
import { LeaderRow } from './list/leader-row.tsx';
import { LeadersOverview } from './overview.tsx';
import { PlayerLines } from './player-lines.tsx';
import { LeadersFile } from './list/leaders-file.tsx';
import { categoryName, type LeadersSelection, parseLeadersParams } from './leaders-params.ts';
import { Note } from '#ui/note.tsx';
import styles from './league-leaders.module.css';

const minute = 60_000;

export function leagueLeadersQuery({ category, season, league }: LeadersSelection) {
  return query<typeof leagueLeaders>(
    'GET /api/league-leaders',
    { query: { category, season, league } },
    { staleTime: minute },
  );
}

function Leaders({ list, isBusy }: { list: List; isBusy: boolean }) {
  const { category, season, freshness, leaders } = list;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  return (
    <section aria-labelledby="category" aria-busy={isBusy} className={styles.leaders}>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      <h2 id="category">
        <Term id={categoryTerms[category]}>{categoryName(category)}</Term> {season}
      </h2>
      {leaders.length === 0 ? (
        <Note isAlone>No qualifying data this season</Note>
      ) : (
        <>
          <p className={styles.note}>{leaderNotes(list).join(' ')}</p>
          <ol className={styles.list}>
            {toLeaderLines(leaders).map((leader) => (
              <LeaderRow key={leader.person.id} leader={leader} />
            ))}
          </ol>
          <LeadersFile list={list} />
        </>
      )}
    </section>
  );
}

/** The first twenty of a category, with bars to scale. */
function CategoryLeaders({ params }: { params: LeadersSelection }) {
  const { data, isPlaceholderData, refetch } = useQuery({
    ...leagueLeadersQuery(params),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LeaderControls
        category={params.category}
        league={params.league ?? ''}
        season={params.season ?? data?.season ?? ''}
      />
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <Leaders key={`${data.category} ${data.season} ${data.league}`} list={data} isBusy={isPlaceholderData} />
      )}
    </>
  );
}

/** The main categories, then one chosen category; or every player or club in one table. */
export function LeagueLeaders() {
  const [search] = useSearchParams();
  const params = parseLeadersParams(search);
  const { season, view } = params;
  return (
    <Stack>
      <h1 tabIndex={-1}>League Leaders</h1>
      <Choice
        label="Part"
        look="chips"
        options={[
          { name: 'Leaders', to: paths.leagueLeaders({ season }), isChosen: view === undefined },
          { name: 'All players', to: paths.leagueLeaders({ season, view: 'players' }), isChosen: view === 'players' },
          { name: 'Teams', to: paths.leagueLeaders({ season, view: 'teams' }), isChosen: view === 'teams' },
        ]}
      />
      {view === 'players' && <PlayerLines params={params} />}
      {view === 'teams' && <ClubLines params={params} />}
      {view === undefined && (
        <>
          <LeadersOverview season={season} />
          <CategoryLeaders params={params} />
        </>
      )}
    </Stack>
  );
}
