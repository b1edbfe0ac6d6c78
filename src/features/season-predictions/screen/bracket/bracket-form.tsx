import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { BracketContest, BracketPage, SavedBracket, predictBracket } from '../../contract.ts';
import type { BracketPrediction } from '../../rules/bracket-shapes.ts';
import { chooseWinner, followBracket, withoutUnreached } from '../../rules/follow-bracket.ts';
import { send } from '#platform/api/browser/call.ts';
import { predictedBracketQuery } from '../../queries.ts';
import { BracketLayout } from '#ui/bracket/bracket-layout.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useSaving } from '../use-saving.ts';
import { describeMissingSeries } from './bracket-text.ts';
import styles from '../table/table-form.module.css';
import { SeriesChoice } from './series-choice.tsx';

type BracketFormProps = { contest: BracketContest; saved: SavedBracket | null };

/** The bracket in which the winner of each series is chosen. The clubs of a later round follow from the choices. */
export function BracketForm({ contest: { season, field }, saved }: BracketFormProps) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<BracketPrediction>(saved?.prediction ?? { winners: [] });
  const { message, setMessage, save } = useSaving();
  const series = followBracket(field, kept);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = describeMissingSeries(series);
    if (missing !== null) {
      setMessage({ text: missing, isError: true });
      return;
    }
    await save(async () => {
      const own = await send<typeof predictBracket>('POST /api/season-predictions/bracket', {
        body: { season, prediction: withoutUnreached(field, kept) },
      });
      for (const { queryKey } of [predictedBracketQuery({}), predictedBracketQuery({ season })])
        queryClient.setQueryData(queryKey, (page: BracketPage | undefined) =>
          page?.contest?.season === season ? { ...page, own } : page,
        );
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <BracketLayout series={series} isDrawn>
        {(each) => (
          <SeriesChoice
            field={field}
            series={each}
            onChoose={(clubId) => {
              setKept(chooseWinner(kept, each.id, clubId));
              setMessage(null);
            }}
          />
        )}
      </BracketLayout>
      <SaveBar isSaved={saved !== null} message={message} />
    </form>
  );
}
