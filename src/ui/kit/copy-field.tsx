import { type ReactNode, useId, useRef } from 'react';
import { announceVisibly } from './announce.ts';
import { Button } from './button.tsx';
import controls from './controls.module.css';
import settings from './settings-panel.module.css';

type CopyFieldProps = {
  label: string;
  value: string;
  /** names the value in texts: 'URL' */
  what: string;
  /** before the button */
  children?: ReactNode;
};

/** A text that the user copies, such as a secret that is shown once. */
export function CopyField({ label, value, what, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      announceVisibly(`The ${what} is copied`);
    } catch {
      // without HTTPS there is no clipboard
      field.current?.select();
      announceVisibly(`Your browser does not copy for the page. The ${what} is selected: copy it by hand.`);
    }
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={`${controls.field} ${settings.value}`}
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={settings.actions}>
        {children}
        <Button onClick={() => void copy()}>{`Copy the ${what}`}</Button>
      </div>
    </>
  );
}
