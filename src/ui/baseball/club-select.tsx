import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { LabeledSelect } from '#ui/form/select.tsx';

const choices = clubNames
  .map(({ id, name }) => ({ value: id, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** The club to begin with for a user without a favorite one. */
export const firstClubId: number = choices[0]?.value ?? clubNames[0].id;

type ClubSelectProps = { id: string; value: number; onChange: (clubId: number) => void };

/** Chooses one of the major-league clubs. */
export function ClubSelect({ id, value, onChange }: ClubSelectProps) {
  return (
    <LabeledSelect
      id={id}
      label="Club"
      choices={choices}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
