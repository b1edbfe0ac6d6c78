import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, useId } from 'react';
import type { SavedTable, TableContest, TablePage, predictTable } from '../../contract.ts';
import { missingWildCards } from '../../rules/check-table.ts';
import { leagueName, majorLeagues } from '#rules/baseball/teams/leagues.ts';
import { send } from '#platform/api/browser/call.ts';
import { predictedTableQuery } from '../../queries.ts';
import { SaveBar } from '../save-bar.tsx';
import { useSaving } from '../use-saving.ts';
import { postseasonClubs } from '../../rules/score-table.ts';
import type { TableField, TableResults } from '../../rules/table-shapes.ts';
import { LabeledSelect } from '#ui/form/select.tsx';
import { type TableDraft, moveClub, startDraft, toggleWildCard, withoutInvalid } from './table-draft.ts';
import styles from './table-form.module.css';
import { describeMissing } from './describe-missing.ts';
import { announce } from '#ui/announcements/announce.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import controls from '#ui/controls.module.css';
import { classNames } from '#ui/class-names.ts';
import { describeNow } from './describe-table.ts';
import { Grid } from '#ui/grid.tsx';
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

type ChampionSelectProps = { field: TableField; draft: TableDraft; onChoose: (clubId: number | null) => void };

const noClub = [{ value: '', label: 'Choose a club' }];

/** Chooses the champion among the predicted clubs of the postseason. */
function ChampionSelect({ field, draft, onChoose }: ChampionSelectProps) {
  const id = useId();
  const chosen = postseasonClubs(draft);
  const clubsOf = (leagueId: number) =>
    field.divisions
      .filter((division) => division.leagueId === leagueId)
      .flatMap(({ clubs }) => clubs.filter((club) => chosen.includes(club.id)))
      .map((club) => ({ value: club.id, label: club.name }));
  return (
    <div className={styles.champion}>
      <LabeledSelect
        id={id}
        label="World Series champion"
        choices={noClub}
        groups={majorLeagues.map(({ leagueId, name }) => ({ label: name, choices: clubsOf(leagueId) }))}
        value={draft.champion ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      />
    </div>
  );
}

type Division = TableField['divisions'][number];
type Club = Division['clubs'][number];

type MoveButtonProps = { club: Club; by: -1 | 1; isAtEnd: boolean; onMove: () => void };

/** At the end of the list the button stays focusable, so that the keyboard does not lose its place. */
function MoveButton({ club, by, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controls.control, styles.move)}
      aria-label={`Move ${club.shortName} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onMove}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </button>
  );
}

type DivisionFormProps = {
  division: Division;
  draft: TableDraft;
  results: TableResults | null;
  onMove: (clubId: number, by: -1 | 1) => void;
  onToggle: (clubId: number) => void;
};

/** Orders the clubs of a division with two buttons per club, and chooses its wild cards. */
function DivisionForm({ division, draft, results, onMove, onToggle }: DivisionFormProps) {
  const { divisionId, name, clubs } = division;
  const order = draft.divisions.find((each) => each.divisionId === divisionId)?.clubs ?? [];
  const actual = results?.divisions.find((each) => each.divisionId === divisionId)?.clubs ?? [];
  const move = (club: Club, place: number, by: -1 | 1) => {
    onMove(club.id, by);
    announce(`${club.shortName}, place ${place + by} of ${order.length}`);
  };
  return (
    <fieldset className={styles.division}>
      <legend>{name}</legend>
      <ol className={styles.clubs}>
        {order.map((clubId, index) => {
          const club = clubs.find(({ id }) => id === clubId);
          if (club === undefined) return null;
          const place = index + 1;
          const isWildCard = draft.wildCards.includes(clubId);
          const now = actual.indexOf(clubId) + 1;
          return (
            <li key={clubId} className={styles.club} data-in={place === 1 || isWildCard || undefined}>
              <span className={styles.place}>{place}</span>
              <Emblem teamId={clubId} size={22} />
              <span className={styles.name}>
                {club.shortName}
                {now > 0 && <small>{describeNow(place, now)}</small>}
              </span>
              {place === 1 ? (
                <span className={styles.winner}>Winner</span>
              ) : (
                <label className={styles.wildCard}>
                  <input type="checkbox" checked={isWildCard} onChange={() => onToggle(clubId)} />
                  <span aria-hidden="true">Wild card</span>
                  <span className="visually-hidden">{club.shortName} as a wild card</span>
                </label>
              )}
              <MoveButton club={club} by={-1} isAtEnd={place === 1} onMove={() => move(club, place, -1)} />
              <MoveButton club={club} by={1} isAtEnd={place === order.length} onMove={() => move(club, place, 1)} />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
