import { useHasAlerts } from '../queries/alerts.ts';
import styles from './alert-bell.module.css';

/** `code`: of the subject (`subjectCode`); `name`: of the subject */
export type BellProps = { code: string; name: string };

/** Opens the sheet for the alerts of a subject, which the frame of the page loads. It is filled if the user has some. */
export function AlertBell({ code, name }: BellProps) {
  const isOn = useHasAlerts(code);
  return (
    <button
      type="button"
      className={styles.bell}
      data-opens="alerts"
      data-of={code}
      data-on={isOn || undefined}
      aria-label={`Alerts: ${name}`}
      title={isOn ? 'On' : undefined}
    />
  );
}
