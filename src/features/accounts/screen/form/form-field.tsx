import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from '../account-page.module.css';

type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  /** prefix of the ids, because both forms have fields of the same name */
  form: string;
  label: string;
  /** the error message of the field */
  error?: string | undefined;
  hint?: string | undefined;
  /** shown next to the input */
  children?: ReactNode;
};

/** A labeled input with its hint and its error, both connected to it for screen readers. */
export function FormField({ name, form, label, error, hint, children, ...input }: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.accountFormEntry}>
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
        {children}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.fieldError}>
          {label} {error}
        </p>
      )}
    </div>
  );
}
