import controls from '#ui/controls.module.css';
import { CopyField } from '#ui/settings/copy-field.tsx';

/** The address of a calendar, to copy it, and a link that opens the calendar app. `path`: of the calendar */
export function Subscription({ path, label }: { path: string; label: string }) {
  const { origin, host } = window.location;
  return (
    <CopyField label={label} value={`${origin}${path}`} what="address">
      <a className={controls.button} href={`webcal://${host}${path}`}>
        Open in my calendar app
      </a>
    </CopyField>
  );
}
