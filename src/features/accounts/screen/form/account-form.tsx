import type { ReactNode } from 'react';
import type { FormError } from './form-error.ts';
import { Field } from '#ui/form/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordField } from './password-field.tsx';
import type { Submission } from './use-account-form.ts';

type AccountFormProps = Submission & {
  /** prefix of the ids of the fields */
  name: 'sign-in' | 'sign-up';
  heading: string;
  action: string;
  usernameHint?: string;
  passwordHint?: string;
  /** renders the fields between username and password */
  children?: (errors: Partial<FormError['fields']>) => ReactNode;
};

/** A form with username and password. */
export function AccountForm({ name, usernameHint, passwordHint, children, ...frame }: AccountFormProps) {
  return (
    <FormFrame name={name} {...frame}>
      {(errors) => (
        <>
          <Field
            form={name}
            name="username"
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username}
            hint={usernameHint}
          />
          {children?.(errors)}
          <PasswordField
            form={name}
            autoComplete={name === 'sign-in' ? 'current-password' : 'new-password'}
            error={errors.password}
            hint={passwordHint}
          />
        </>
      )}
    </FormFrame>
  );
}
