import type { FormCall, FormFields, PostedForm } from '#platform/http/forms/register-forms.ts';
import { pages } from '#platform/api/pages.ts';

/** The page after signing in, and the pick that a visitor has chosen before: '<gamePk>-<club>'. */
function entryOf({ pick = '', invitation }: FormFields): Pick<FormCall, 'next' | 'after'> {
  const [, game_Id, predictedWinnerId] = /^(\d+)-(\d+)$/.exec(pick) ?? [];
  const called = game_Id === undefined ? '' : `?called=${game_Id}`;
  const path = invitation ? `${pages.leagues.path}?code=${encodeURIComponent(invitation)}` : pages.home.path + called;
  return {
    next: { path },
    ...(game_Id !== undefined && {
      after: { route: 'POST /api/predictions', input: { body: { game_Id, predictedWinnerId } } },
    }),
  };
}

const signIn: PostedForm = {
  name: 'sign-in',
  page: pages.login.path,
  toCall: ({ username = '', password = '', ...others }) => ({
    form: 'sign-in',
    route: 'POST /api/login',
    input: { body: { username, password } },
    ...entryOf(others),
  }),
};

const signUp: PostedForm = {
  name: 'sign-up',
  page: pages.login.path,
  toCall: ({ username = '', email = '', password = '', ...others }) => ({
    form: 'sign-up',
    route: 'POST /api/signup',
    input: { body: { username, email, password } },
    ...entryOf(others),
  }),
};

const signOut: PostedForm = {
  name: 'sign-out',
  page: pages.signout.path,
  toCall: () => ({
    form: 'sign-out',
    route: 'DELETE /api/logout',
    input: {},
    next: { path: pages.home.path },
  }),
};

/** The forms of accounts that work without scripts. */
export const accountForms: readonly PostedForm[] = [signIn, signUp, signOut];
