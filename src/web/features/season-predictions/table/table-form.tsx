import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { SavedTable, TableContest, TablePage } from '#contract/season-predictions.ts';
import { missingWildCards } from '#domain/season-predictions/check-table.ts';
import { leagueName } from '#domain/teams/leagues.ts';
import { announce } from '#web/ui/announcements/announce.ts';
import { useCall } from '../../../api/call-context.ts';
import { callOnDemand } from '../../../api/call-on-demand.ts';
import { describeError } from '../../../api/describe-error.ts';
import { predictedTableQuery } from '../../../api/queries/season-predictions.ts';
import controls from '../../../ui/controls.module.css';
import { ChampionSelect } from './champion-select.tsx';
import { describeMissing } from './describe-missing.ts';
import { DivisionForm } from './division-form.tsx';
import { moveClub, startDraft, toggleWildCard, withoutInvalid } from './table-draft.ts';
import styles from './table-form.module.css';

type TableFormProps = { contest: TableContest; saved: SavedTable | null };

/** Saves a prediction and puts it into the cache of the page. */
function useSave({ season }: TableContest) {
  const queryClient = useQueryClient();
  const call = useCall();
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);
  async function save(prediction: SavedTable['prediction']): Promise<void> {
    try {
      const own = await callOnDemand('predictTable', { body: { season, prediction } });
      for (const { queryKey } of [predictedTableQuery(call, {}), predictedTableQuery(call, { season })])
        queryClient.setQueryData(queryKey, (page: TablePage | undefined) =>
          page?.contest?.season === season ? { ...page, own } : page,
        );
      setMessage({ text: 'Your prediction is saved.', isError: false });
      announce('Your prediction is saved.');
    } catch (error) {
      setMessage({ text: describeError(error), isError: true });
    }
  }
  return { message, setMessage, save };
}

/** The form to order the divisions, and to choose the wild cards and the champion. */
export function TableForm({ contest, saved }: TableFormProps) {
  const { field } = contest;
  const [kept, setDraft] = useState(() => startDraft(field, saved?.prediction ?? null));
  const { message, setMessage, save } = useSave(contest);
  const draft = withoutInvalid(kept);
  const missing = missingWildCards(field, draft);
  const change = (next: typeof kept) => {
    setDraft(next);
    setMessage(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { champion } = draft;
    const text = describeMissing(missing, champion);
    if (text !== null || champion === null) setMessage({ text: text ?? '', isError: true });
    else await save({ ...draft, champion });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {[...missing].map(([leagueId, clubs]) => (
        <section key={leagueId} aria-labelledby={`league-${leagueId}`} className={styles.league}>
          <h2 id={`league-${leagueId}`} className={styles.title}>
            {leagueName(leagueId)}
            <small>Wild cards: {3 - clubs} of 3</small>
          </h2>
          <div className={styles.divisions}>
            {field.divisions
              .filter((division) => division.leagueId === leagueId)
              .map((division) => (
                <DivisionForm
                  key={division.divisionId}
                  division={division}
                  draft={draft}
                  results={contest.results}
                  onMove={(clubId, by) => change(moveClub(kept, clubId, by))}
                  onToggle={(clubId) => change(toggleWildCard(kept, clubId))}
                />
              ))}
          </div>
        </section>
      ))}
      <ChampionSelect field={field} draft={draft} onChoose={(champion) => change({ ...kept, champion })} />
      <div className={styles.save}>
        <button type="submit" className={controls.filledButton}>
          {saved === null ? 'Save prediction' : 'Save changes'}
        </button>
        {message !== null && (
          <p role={message.isError ? 'alert' : undefined} className={message.isError ? styles.error : styles.saved}>
            {message.text}
          </p>
        )}
      </div>
    </form>
  );
}
