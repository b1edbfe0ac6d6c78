import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from '../account-page.module.css';
import { Field } from '#ui/form/field.tsx';

type PasswordFieldProps = {
  form: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  hint?: string | undefined;
};

/** A password input with a button that shows the password. */
export function PasswordField({ label = 'Password', ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      name="password"
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        className={classNames(styles.show, 'needs-script')}
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </Field>
  );
}
