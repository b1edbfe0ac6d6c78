import { useState } from 'react';
import type { signup } from '#features/accounts/contract/accounts.ts';
import type { login } from '#features/accounts/contract/session.ts';
import { offerPasskeys, signInWithPasskey } from '#features/accounts/queries/passkeys.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { send } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';
import { Problem } from '#ui/note.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { FormFrame, PasswordField } from './form-frame.tsx';
import { type Errand, openFirstPage } from './open-first-page.ts';
import type { Submission } from './use-account-form.ts';
import controls from '#ui/controls.module.css';
import styles from './account-page.module.css';

type EntryProps = {
  errand: Errand;
  /** inside a dialog, whose title says what the form is for */
  isInDialog?: boolean;
};

type EntryFormProps = EntryProps &
  Pick<Submission, 'enter' | 'fallback'> & {
    name: 'sign-in' | 'sign-up';
    heading: string;
    action: string;
  };

/** A form with username and password. Without scripts it posts, and the server does the errand. */
function EntryForm(props: EntryFormProps) {
  const { name, errand, isInDialog = false, ...frame } = props;
  const isNew = name === 'sign-up';
  const offer = async () => {
    // a refused passkey of the suggestions is reported by the button below, which asks again
    if (await offerPasskeys().catch(() => false)) await openFirstPage(errand);
  };
  return (
    <FormFrame
      {...frame}
      name={name}
      post={`/forms/${name}`}
      isHeadingHidden={isInDialog}
      onDone={() => openFirstPage(errand)}
    >
      {(errors, values) => (
        <>
          <ErrandFields errand={errand} />
          <Field
            form={name}
            name="username"
            label="Username"
            autoComplete={isNew ? 'username' : 'username webauthn'}
            onFocus={isNew ? undefined : () => void offer()}
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username}
            hint={isNew ? 'Public. Shown on the leaderboard.' : 'Your username, not your email'}
            defaultValue={values.username}
          />
          {isNew && (
            <Field
              form={name}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              error={errors.email}
              hint="Private: never shown to anyone else"
              defaultValue={values.email}
            />
          )}
          <PasswordField
            form={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            error={errors.password}
            hint={isNew ? passwordHint : undefined}
          />
        </>
      )}
    </FormFrame>
  );
}

const passwordHint =
  'Password must include nine characters, one number, a capital letter, and a symbol; or be a phrase of 15 characters. ' +
  'Refused: common passwords, club names, your name.';

function ErrandFields({ errand }: { errand: Errand }) {
  return Object.entries(errand).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function SignInForm(props: EntryProps) {
  return (
    <EntryForm
      {...props}
      name="sign-in"
      heading="Sign in"
      action="Sign In"
      enter={({ username = '', password = '' }) =>
        send<typeof login>('POST /api/login', { body: { username, password } })
      }
      fallback="Login failed"
    />
  );
}

function SignUpForm(props: EntryProps) {
  return (
    <EntryForm
      {...props}
      name="sign-up"
      heading="Sign up"
      action="Sign Up"
      enter={({ username = '', email = '', password = '' }) =>
        send<typeof signup>('POST /api/signup', { body: { username, email, password } })
      }
      fallback="Network response was not ok"
    />
  );
}

/** Changes between both forms; without scripts the page is loaded with the other one. */
function Toggle({ isNew, errand, onToggle }: EntryProps & { isNew: boolean; onToggle: () => void }) {
  return (
    <form method="get" action={paths.login()} className={styles.toggle}>
      <ErrandFields errand={errand} />
      <button
        type="submit"
        {...(!isNew && { name: 'form', value: 'sign-up' })}
        className={controls.textButton}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {isNew ? 'Already have an account? Log In' : "Don't have an account? Sign Up"}
      </button>
    </form>
  );
}

/** Signs in or up, with a switch between both. */
export function AccountForm({ startsNew, ...props }: EntryProps & { startsNew: boolean }) {
  const [isNew, setIsNew] = useState(startsNew);
  const { errand, isInDialog } = props;
  // the form is longer than a dialog on a phone
  const toggle = <Toggle isNew={isNew} errand={errand} onToggle={() => setIsNew(!isNew)} />;
  return (
    <>
      {isInDialog && toggle}
      {isNew ? <SignUpForm {...props} /> : <SignInForm {...props} />}
      {!isNew && <PasskeyButton errand={errand} />}
      {!isNew && <Link to={paths.recover()}>Forgot your password?</Link>}
      {!isInDialog && toggle}
    </>
  );
}

/** Signs in with a passkey instead of username and password. */
function PasskeyButton({ errand }: { errand: Errand }) {
  const isHydrated = useIsHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async () => {
    setProblem(null);
    try {
      await signInWithPasskey();
      await openFirstPage(errand);
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'No passkey was used.');
    }
  };
  return (
    <>
      <Button className="needs-script" disabled={!isHydrated} onClick={() => void signIn()}>
        Use a passkey
      </Button>
      <Problem text={problem} />
    </>
  );
}
