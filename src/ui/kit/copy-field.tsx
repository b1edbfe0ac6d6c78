import { type ReactNode, useId } from 'react';
import { announce } from './announce.ts';
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
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => announce(`The ${what} is copied`),
      () => announce(`The ${what} could not be copied`),
    );
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
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
