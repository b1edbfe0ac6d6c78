import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusal } from '#platform/api/api-error.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import type { Contest } from '../contract.ts';
import { savedText } from './save-bar.tsx';
import frame from '#ui/kit/season-page.module.css';
import styles from './table-form.module.css';

/** What differs between the pages of the table and of the bracket. */
export type PageKind = {
  title: string;
  /** the path of a view of the page */
  to: (search: SearchOf<'season-predictions'>) => string;
  /** further links beside the choice of the view */
  links: ReactNode;
  /** one line below the title */
  describe: (contest: Contest | null) => string;
};

type PageQuery<P> = Pick<UseQueryResult<P>, 'data' | 'isPlaceholderData' | 'refetch'>;

type PredictionFrameProps<P> = { kind: PageKind; query: PageQuery<P>; children: (page: P) => ReactNode };

/** The page of the predictions of a season: its title and state, the choice of view and season, and the view. */
export function PredictionFrame<P extends { seasons: string[]; contest: Contest | null }>({
  kind: { title, to, links, describe },
  query: { data: page, isPlaceholderData, refetch },
  children,
}: PredictionFrameProps<P>) {
  const [search] = useSearchParams();
  const { season, view } = searchOf('season-predictions', search);
  const isBoard = view === 'board';
  const views = [
    { to: to({ season }), name: 'Prediction', isChosen: !isBoard },
    { to: to({ season, view: 'board' }), name: 'Board', isChosen: isBoard },
  ];
  return (
    <div className={frame.page}>
      <header className={frame.top}>
        <h1 tabIndex={-1}>
          {title}
          <small className={frame.state}>{page === undefined ? ' ' : describe(page.contest)}</small>
        </h1>
        <div className={`${frame.controls} not-printed`}>
          <Choice label="View" options={views} />
          {page?.contest && page.seasons.length > 1 && (
            <SeasonSelect
              value={page.contest.season}
              seasons={page.seasons}
              drops={['username', 'after', 'before', 'around']}
            />
          )}
          {links}
        </div>
      </header>
      {page === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={`${frame.content} ${styles.content}`}>
          {children(page)}
        </div>
      )}
    </div>
  );
}

type OwnPage = { contest: Contest | null; own: object | null };

/** Sends predictions of a season; `saved` puts one into the cache of the page. `refuse`: because of what is missing */
export function useSaving(season: string, queryOf: (place: SearchOf<'season-predictions'>) => { queryKey: QueryKey }) {
  const queryClient = useQueryClient();
  const change = useChange();
  const after = (own: object) => {
    for (const { queryKey } of [queryOf({}), queryOf({ season })])
      queryClient.setQueryData<OwnPage>(queryKey, (page) =>
        page?.contest?.season === season ? { ...page, own } : page,
      );
  };
  return {
    change,
    saved: { after, done: savedText },
    refuse: (reason: string) => void change.run(() => Promise.reject(refusal(reason))),
  };
}
