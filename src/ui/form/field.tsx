import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import { type Choice, Select } from './select.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './field.module.css';

/** The description of a field. Attributes are those of its input. */
export type FormField<Name extends string = string> = Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> & {
  name: Name;
  label: ReactNode;
  hint?: string;
  /** of a list, instead of an input */
  choices?: readonly Choice[];
  /** a password with a button that shows it */
  canBeShown?: boolean;
};

type FieldProps = FormField & {
  /** prefix of the ids, because several forms of a page have fields of the same name */
  form: string;
  /** the error message of the field */
  error?: string | undefined;
};

/** A labeled input with its hint and its error, both connected to it for screen readers. */
export function Field({ name, form, label, error, hint, choices, canBeShown = false, ...input }: FieldProps) {
  const [isShown, setIsShown] = useState(false);
  const id = `${form}-${name}`;
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const connected = {
    id,
    name,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': error !== undefined || undefined,
  };
  if (input.type === 'checkbox')
    return (
      <label className={styles.check}>
        <input {...input} {...connected} />
        {label}
      </label>
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <Select choices={choices} defaultValue={input.defaultValue} {...connected} />
      ) : (
        <span className={styles.entry}>
          <input required className={controls.field} {...input} {...(isShown && { type: 'text' })} {...connected} />
          {canBeShown && (
            <button
              type="button"
              className={classNames(styles.show, 'needs-script')}
              aria-pressed={isShown}
              aria-label="Show password"
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          )}
        </span>
      )}
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert">
          {label} {error}
        </p>
      )}
    </div>
  );
}
