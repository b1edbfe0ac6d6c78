import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeError } from '#platform/api/browser/call.ts';
import { searchOf } from '#platform/api/browser/paths.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { announce } from '#ui/announce.ts';
import { Choice } from '#ui/choice.tsx';
import { SeasonSelect } from '#ui/form/url-select.tsx';
import { Loader } from '#ui/loader.tsx';
import type { SaveMessage } from './save-bar.tsx';
import frame from '#ui/season-page.module.css';
import styles from './table-form.module.css';

type PredictionFrameProps = {
  title: string;
  /** the path of a view of the page */
  to: (search: SearchOf<'season-predictions'>) => string;
  /** further links beside the choice of the view */
  links: ReactNode;
  /** undefined until it is loaded */
  page: { seasons: string[]; contest: { season: string } | null } | undefined;
  /** one line below the title */
  state: string;
  isBusy: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** The page of the predictions of a season: its title and state, the choice of view and season, and the view. */
export function PredictionFrame(props: PredictionFrameProps) {
  const { title, to, links, page, state, isBusy, onRetry, children } = props;
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
          <small className={frame.state}>{page === undefined ? ' ' : state}</small>
        </h1>
        <div className={frame.controls}>
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
        <Loader onRetry={onRetry} />
      ) : (
        <div aria-busy={isBusy} className={`${frame.content} ${styles.content}`}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Saves a prediction with `send`, and describes the result. */
export function useSaving() {
  const [message, setMessage] = useState<SaveMessage | null>(null);
  async function save(send: () => Promise<void>): Promise<void> {
    try {
      await send();
      setMessage({ text: 'Your prediction is saved.', isError: false });
      announce('Your prediction is saved.');
    } catch (error) {
      setMessage({ text: describeError(error), isError: true });
    }
  }
  return { message, setMessage, save };
}
