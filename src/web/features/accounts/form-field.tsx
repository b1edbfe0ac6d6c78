import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './account-form.module.css';

type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  /** prefix of the ids, because both forms have fields of the same name */
  form: string;
  label: string;
  /** the error message of the field */
  fault?: string | undefined;
  hint?: string;
  /** shown next to the input */
  children?: ReactNode;
};

/** A labeled input with its hint and its error, both connected to it for screen readers. */
export function FormField({ name, form, label, fault, hint, children, ...input }: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entry}>
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
        {children}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {label} {fault}
        </p>
      )}
    </div>
  );
}
