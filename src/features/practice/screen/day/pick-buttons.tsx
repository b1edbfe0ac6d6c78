import type { PracticeGame } from '../../contract.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './practice-day.module.css';

type PickButtonsProps = {
  teams: PracticeGame['teams'];
  isSending: boolean;
  error: string | null;
  onPick(winnerId: number): void;
};

/** A button for each club. It submits the final pick. */
export function PickButtons({ teams: { away, home }, isSending, error, onPick }: PickButtonsProps) {
  return (
    <fieldset className={classNames(styles.buttons, 'needs-script')}>
      <legend>
        Who won?<span className="visually-hidden"> {`${away.shortName} or ${home.shortName}`}</span>
      </legend>
      {[away, home].map(({ id, shortName }) => (
        <button
          key={id}
          type="button"
          className={classNames(controls.control, styles.button)}
          data-club={id}
          aria-disabled={isSending || undefined}
          onClick={() => onPick(id)}
        >
          {shortName}
        </button>
      ))}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
