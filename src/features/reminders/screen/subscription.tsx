import controls from '#ui/controls.module.css';
import { CopyField } from '#ui/copy-field.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

/** The URL of a calendar, to copy it, and a link that opens the calendar app. `path`: of the calendar */
export function Subscription({ path, label }: { path: string; label: string }) {
  const isHydrated = useIsHydrated();
  return (
    <CopyField label={label} value={isHydrated ? `${window.location.origin}${path}` : path} what="link">
      <a className={controls.button} href={isHydrated ? `webcal://${window.location.host}${path}` : path}>
        Open in my calendar app
      </a>
    </CopyField>
  );
}
