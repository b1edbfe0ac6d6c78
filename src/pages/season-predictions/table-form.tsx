import { useState, type FormEvent, useId } from 'react';
import type { SavedTable, TableContest, predictTable } from '#features/season-predictions/contract.ts';
import { predictedTableQuery } from '#features/season-predictions/queries.ts';
import { missingWildCards, postseasonClubs } from '#features/season-predictions/rules/check-table.ts';
import type { TableField, TableResults, TablePrediction } from '#features/season-predictions/rules/table-shapes.ts';
import { useSaving } from '#features/season-predictions/screen/prediction-frame.tsx';
import { SaveBar } from '#features/season-predictions/screen/save-bar.tsx';
import { mlbLeagueName, mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { LabeledSelect } from '#ui/form/select.tsx';
import { announce } from '#ui/kit/announce.ts';
import { Button } from '#ui/kit/button.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { describeNow } from './table-scores.tsx';
import styles from '#features/season-predictions/screen/table-form.module.css';

/** The form to order the divisions, and to choose the wild cards and the champion. */
export function TableForm({ contest, saved }: { contest: TableContest; saved: SavedTable | null }) {
  const { season, field } = contest;
  const [kept, setDraft] = useState(() => startDraft(field, saved?.prediction ?? null));
  const { change, saved: onSaved, refuse } = useSaving(season, predictedTableQuery);
  const draft = withoutInvalid(kept);
  const missing = missingWildCards(field, draft);
  const choose = (next: typeof kept) => {
    setDraft(next);
    change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { champion } = draft;
    const text = describeMissing(missing, champion);
    if (text !== null || champion === null) {
      refuse(text ?? '');
      return;
    }
    const body = { season, prediction: { ...draft, champion } };
    void change.send<typeof predictTable>('POST /api/season-predictions/table', { body }, onSaved);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {[...missing].map(([leagueId, clubs]) => (
        <Stack as="section" key={leagueId} gap={3} aria-labelledby={`league-${leagueId}`}>
          <h2 id={`league-${leagueId}`} className={styles.title}>
            {mlbLeagueName(leagueId)}
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
                  onMove={(clubId, by) => choose(moveClub(kept, clubId, by))}
                  onToggle={(clubId) => choose(toggleWildCard(kept, clubId))}
                />
              ))}
          </Grid>
        </Stack>
      ))}
      <ChampionSelect field={field} draft={draft} onChoose={(champion) => choose({ ...kept, champion })} />
      <SaveBar isSaved={saved !== null} change={change} />
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
        groups={mlbLeagues.map(({ leagueId, name }) => ({ label: name, choices: clubsOf(leagueId) }))}
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
    <Button
      look="control"
      className={styles.move}
      aria-label={`Move ${club.shortName} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onMove}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </Button>
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

/** What a prediction still needs, as a sentence; null if it is complete. `missing`: wild cards by league, negative if there are too many */
export function describeMissing(missing: ReadonlyMap<number, number>, champion: number | null): string | null {
  const cards = [...missing].flatMap(([leagueId, clubs]) => {
    const count = Math.abs(clubs);
    const more = clubs > 0 ? 'more ' : '';
    const wildCards = `${count} ${more}wild card${count === 1 ? '' : 's'}`;
    if (clubs === 0) return [];
    return [`${mlbLeagueName(leagueId)}: ${clubs > 0 ? `choose ${wildCards}` : `remove ${wildCards}`}.`];
  });
  const all = champion === null ? [...cards, 'Choose the champion.'] : cards;
  return all.length === 0 ? null : all.join(' ');
}

/** A prediction that is being made. `champion`: null until it is chosen */
type TableDraft = Omit<TablePrediction, 'champion'> & { champion: number | null };

/** The saved prediction, or the starting order without wild cards. */
export function startDraft({ divisions }: TableField, saved: TablePrediction | null): TableDraft {
  return (
    saved ?? {
      divisions: divisions.map(({ divisionId, clubs }) => ({ divisionId, clubs: clubs.map(({ id }) => id) })),
      wildCards: [],
      champion: null,
    }
  );
}

/** Exchanges a club with the one above (-1) or below (1). At the end of the division nothing changes. */
export function moveClub(draft: TableDraft, clubId: number, by: -1 | 1): TableDraft {
  const divisions = draft.divisions.map((division) => {
    const from = division.clubs.indexOf(clubId);
    const other = division.clubs[from + by];
    if (from === -1 || other === undefined) return division;
    return { ...division, clubs: division.clubs.with(from, other).with(from + by, clubId) };
  });
  return { ...draft, divisions };
}

export function toggleWildCard(draft: TableDraft, clubId: number): TableDraft {
  const others = draft.wildCards.filter((id) => id !== clubId);
  return { ...draft, wildCards: others.length < draft.wildCards.length ? others : [...others, clubId] };
}

/**
 * The draft without choices that another one has made invalid: a wild card that wins its division, and a champion outside the
 * postseason. The draft keeps them, so that they are back after the club has moved back.
 */
export function withoutInvalid(draft: TableDraft): TableDraft {
  const winners = new Set(draft.divisions.flatMap(({ clubs }) => clubs.slice(0, 1)));
  const wildCards = draft.wildCards.filter((id) => !winners.has(id));
  const isIn = draft.champion !== null && postseasonClubs({ ...draft, wildCards }).includes(draft.champion);
  return { ...draft, wildCards, champion: isIn ? draft.champion : null };
}
