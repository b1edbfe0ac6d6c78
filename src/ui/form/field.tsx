import type { InputHTMLAttributes, ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  /** prefix of the ids, because several forms of a page have fields of the same name */
  form: string;
  label: string;
  /** the error message of the field */
  error?: string | undefined;
  hint?: string | undefined;
  /** shown next to the input */
  children?: ReactNode;
};

/** A labeled input with its hint and its error, both connected to it for screen readers. */
export function Field({ name, form, label, error, hint, children, ...input }: FieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entry}>
        <input
          required
          className={controls.field}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          {...input}
          id={id}
          name={name}
          aria-invalid={error !== undefined || undefined}
        />
        {children}
      </span>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert">
          {label} {error}
        </p>
      )}
    </div>
  );
}
