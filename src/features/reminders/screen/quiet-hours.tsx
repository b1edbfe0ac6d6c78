import { LabeledSelect } from '#ui/form/select.tsx';
import type { Reminders } from '../contract.ts';
import { hourText } from '../queries/quiet-hours-text.ts';
import styles from '#ui/kit/settings-panel.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }));

type Hours = Pick<Reminders, 'quietFrom' | 'quietTo'>;

type QuietHoursProps = { shown: Hours; isDisabled: boolean; save: (change: Partial<Hours>) => void };

/** The hours in which no alert and no reminder comes. */
export function QuietHours({ shown, isDisabled, save }: QuietHoursProps) {
  return (
    <div className={styles.actions}>
      <HourChoice
        label="Quiet from"
        hour={shown.quietFrom}
        isDisabled={isDisabled}
        choose={(quietFrom) => save({ quietFrom })}
      />
      <HourChoice
        label="Quiet until"
        hour={shown.quietTo}
        isDisabled={isDisabled}
        choose={(quietTo) => save({ quietTo })}
      />
    </div>
  );
}

type HourChoiceProps = { label: string; hour: number; isDisabled: boolean; choose: (hour: number) => void };

function HourChoice({ label, hour, isDisabled, choose }: HourChoiceProps) {
  const id = label.replace(' ', '-').toLowerCase();
  return (
    <div className={styles.part}>
      <LabeledSelect
        id={id}
        label={label}
        choices={hours}
        value={hour}
        disabled={isDisabled}
        onChange={({ target }) => choose(Number(target.value))}
      />
    </div>
  );
}
