import { useId } from 'react';
import { announce } from '#web/ui/announcements/announce.ts';
import controls from '../../../../ui/controls.module.css';
import settings from '../settings-panel.module.css';
import styles from './subscription.module.css';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    announce('Address copied');
  } catch {
    announce('The address could not be copied');
  }
}

/** The address of a calendar, to copy it, and a link that opens the calendar app. `path`: of the calendar */
export function Subscription({ path, label }: { path: string; label: string }) {
  const id = useId();
  const { origin, host } = window.location;
  const address = `${origin}${path}`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${controls.field} ${styles.address}`}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={settings.actions}>
        <a className={controls.button} href={`webcal://${host}${path}`}>
          Open in my calendar app
        </a>
        <button type="button" className={controls.button} onClick={() => void copy(address)}>
          Copy the address
        </button>
      </div>
    </>
  );
}
