import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { SavedTable, TableContest, TablePage, predictTable } from '../../contract.ts';
import { missingWildCards } from '../../rules/check-table.ts';
import { leagueName } from '#rules/baseball/teams/leagues.ts';
import { send } from '#platform/api/browser/call.ts';
import { predictedTableQuery } from '../../queries.ts';
import { SaveBar } from '../save-bar.tsx';
import { useSaving } from '../use-saving.ts';
import { ChampionSelect } from './champion-select.tsx';
import { describeMissing } from './describe-missing.ts';
import { DivisionForm } from './division-form.tsx';
import { moveClub, startDraft, toggleWildCard, withoutInvalid } from './table-draft.ts';
import { Grid } from '#ui/grid.tsx';
import styles from './table-form.module.css';
import { Stack } from '#ui/stack.tsx';

type TableFormProps = { contest: TableContest; saved: SavedTable | null };

/** Saves a prediction and puts it into the cache of the page. */
function useSaveTable({ season }: TableContest) {
  const queryClient = useQueryClient();
  return async (prediction: SavedTable['prediction']): Promise<void> => {
    const own = await send<typeof predictTable>('POST /api/season-predictions/table', { body: { season, prediction } });
    for (const { queryKey } of [predictedTableQuery({}), predictedTableQuery({ season })])
      queryClient.setQueryData(queryKey, (page: TablePage | undefined) =>
        page?.contest?.season === season ? { ...page, own } : page,
      );
  };
}

/** The form to order the divisions, and to choose the wild cards and the champion. */
export function TableForm({ contest, saved }: TableFormProps) {
  const { field } = contest;
  const [kept, setDraft] = useState(() => startDraft(field, saved?.prediction ?? null));
  const saveTable = useSaveTable(contest);
  const { message, setMessage, save } = useSaving();
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
    else await save(() => saveTable({ ...draft, champion }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {[...missing].map(([leagueId, clubs]) => (
        <Stack as="section" key={leagueId} gap={3} aria-labelledby={`league-${leagueId}`}>
          <h2 id={`league-${leagueId}`} className={styles.title}>
            {leagueName(leagueId)}
            <small>Wild cards: {3 - clubs} of 3</small>
          </h2>
          <Grid columns="wide">
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
          </Grid>
        </Stack>
      ))}
      <ChampionSelect field={field} draft={draft} onChoose={(champion) => change({ ...kept, champion })} />
      <SaveBar isSaved={saved !== null} message={message} />
    </form>
  );
}
