import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './scoreboard.module.css';

/** Opens the listening mode at the end of the page, and goes there. */
function openListening(): void {
  const place = document.querySelector('#listening');
  if (!(place instanceof HTMLDetailsElement)) return;
  place.open = true;
  place.querySelector('summary')?.focus();
}

export function ListenButton() {
  return (
    <button
      type="button"
      className={classNames(controls.textButton, styles.listen, 'needs-script')}
      onClick={openListening}
    >
      Listen
    </button>
  );
}
