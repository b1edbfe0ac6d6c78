import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { teamsQuery } from '#features/rosters/queries.ts';
import { keepFocusOnOpener } from '#platform/browser/return-focus.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import type { HiddenTeams } from '#rules/viewer/viewer.ts';
import { Button } from '#ui/kit/button.tsx';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import styles from './hidden-scores-dialog.module.css';

const byName = (teams: readonly ListedTeam[]) =>
  teams.toSorted((one, other) => one.shortName.localeCompare(other.shortName));

type Choice = 'none' | 'all' | 'selected';

const choices: readonly (readonly [Choice, string])[] = [
  ['none', 'Show all scores'],
  ['all', 'Hide the scores of all clubs'],
  ['selected', 'Hide the scores of selected clubs'],
];

function choiceOf(hidden: HiddenTeams | null): Choice {
  if (hidden === null) return 'none';
  return hidden.teams === 'all' ? 'all' : 'selected';
}

/** The clubs to select from: the major leagues. Clubs of other levels are hidden with all clubs only. */
function ClubList({ selected, onChange }: { selected: readonly number[]; onChange: (clubs: number[]) => void }) {
  const { data } = useQuery(teamsQuery());
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...selected, id] : selected.filter((each) => each !== id));
  return (
    <fieldset className={styles.frame}>
      <legend className="visually-hidden">Clubs</legend>
      <div className={styles.clubs}>
        {data === undefined && <p>Loading the clubs…</p>}
        {byName(data?.teams ?? []).map(({ id, shortName }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={selected.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {shortName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Stores the choice and loads the page again, because the server leaves out what is hidden. */
async function save(choice: Choice, clubs: readonly number[]): Promise<void> {
  const opened = viewerStore.hidden()?.opened ?? [];
  await viewerStore.changeHidden(choice === 'none' ? null : { teams: choice === 'all' ? choice : clubs, opened });
  keepFocusOnOpener();
  window.location.reload();
}

/** Chooses whose scores are hidden on this device. */
export function HiddenScoresDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [before] = useState(viewerStore.hidden);
  const [choice, setChoice] = useState(choiceOf(before));
  const [clubs, setClubs] = useState<readonly number[]>(before === null || before.teams === 'all' ? [] : before.teams);
  // after the dialog is open, which gives the focus to its first choice
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] input:checked')?.focus(), []);
  const isIncomplete = choice === 'selected' && clubs.length === 0;
  return (
    <Dialog
      title="Hide scores"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button isFilled disabled={isIncomplete} onClick={() => void save(choice, clubs)}>
            Save
          </Button>
        </>
      }
    >
      <p>
        Scores, records, standings and how your picks ended stay hidden on this device until you open a game or a page.
        Picks still close on time.
      </p>
      {choices.map(([value, name]) => (
        <label key={value}>
          <input type="radio" name={`${id}-choice`} checked={choice === value} onChange={() => setChoice(value)} />
          {name}
        </label>
      ))}
      {choice === 'selected' && (
        <>
          <p>
            The records of the clubs that they met since the day before yesterday are hidden too. Standings, forecasts
            and what to know before a pick are hidden for all clubs, because they would reveal it.
          </p>
          <ClubList selected={clubs} onChange={setClubs} />
        </>
      )}
    </Dialog>
  );
}
