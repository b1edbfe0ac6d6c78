import styles from '#ui/settings/settings-panel.module.css';
import type { Settings } from './use-settings.ts';

/** Enables the confidence of picks. */
export function ConfidenceSetting({ shown, isSaving, save }: Settings) {
  return (
    <div className={styles.part}>
      <label className={styles.check}>
        {/* what a form without scripts sends if the box is not checked */}
        <input type="hidden" name="usesConfidence" value="false" />
        <input
          type="checkbox"
          name="usesConfidence"
          value="true"
          checked={shown.usesConfidence}
          aria-describedby="confidence-hint"
          onChange={({ target }) => {
            if (!isSaving) save({ usesConfidence: target.checked }, 'Confidence setting');
          }}
        />
        Say how sure I am of my picks
      </label>
      <p id="confidence-hint">Adds a slider to saved picks. It changes no score; others see only graded picks.</p>
    </div>
  );
}
