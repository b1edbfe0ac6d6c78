import { pages } from '#platform/api/pages.ts';
import type { FormCall, FormFields, PostedForm } from '#platform/http/register-forms.ts';
import { parsePickCode } from '#rules/picks/pick-code.ts';
import { emailForm, passwordForm, signInForm, signUpForm } from '../rules/account-forms.ts';

/** The page after signing in, and the pick that a visitor has chosen before (`pickCode`). */
function entryOf({ pick, invitation, alerts }: FormFields): Pick<FormCall, 'next' | 'after'> {
  const chosen = parsePickCode(pick);
  const called = chosen === null ? '' : `?called=${chosen.gamePk}`;
  const path = invitation
    ? `${pages['private-leagues'].path}?code=${encodeURIComponent(invitation)}`
    : alerts
      ? `${pages.alerts.path}?for=${encodeURIComponent(alerts)}`
      : pages.home.path + called;
  if (chosen === null) return { next: { path } };
  const body = { game_Id: chosen.gamePk, predictedWinnerId: chosen.clubId };
  return { next: { path }, after: { route: 'POST /api/predictions', input: { body } } };
}

type Description = { name: string; route: string; fields: readonly { name: string }[]; done?: string };

/** The body of a form with these fields. */
const bodyOf = ({ fields }: Description, given: FormFields) =>
  Object.fromEntries(fields.map(({ name }) => [name, given[name] ?? '']));

/** A form that signs in. */
function ofEntry(form: Description): PostedForm {
  const { name, route } = form;
  return {
    name,
    page: pages.login.path,
    toCall: (given) => ({ route, input: { body: bodyOf(form, given) }, ...entryOf(given) }),
  };
}

const signOut: PostedForm = {
  name: 'sign-out',
  page: pages.signout.path,
  toCall: () => ({ route: 'DELETE /api/logout', input: {}, next: { path: pages.home.path } }),
};

/** The page of the user shows the settings. */
const next = { anchor: 'settings' };

/** A form of the settings for the account `id`. */
function ofOwner(form: Required<Description>): PostedForm {
  const { name, route, done } = form;
  return {
    name,
    page: pages.home.path,
    toCall: ({ id, ...given }) => ({
      route,
      input: { params: { id }, body: bodyOf(form, given) },
      next,
      done,
    }),
  };
}

const settings: PostedForm = {
  name: 'settings',
  page: pages.home.path,
  toCall: ({ id, favorite_team: team, profilePic, usesConfidence, declinedOffer }) => ({
    route: 'PATCH /api/users/:id',
    input: {
      params: { id },
      body: {
        ...(team !== undefined && { favorite_team: team === '' ? null : Number(team) }),
        ...(profilePic !== undefined && { profilePic }),
        ...(usesConfidence !== undefined && { usesConfidence: usesConfidence === 'true' }),
        ...(declinedOffer !== undefined && { declinedOffer }),
      },
    },
    next,
    done: 'Settings saved',
    describe: ({ message }) => `Couldn’t save your settings. Nothing changed. ${message}`,
  }),
};

const signOutEverywhere: PostedForm = {
  name: 'sign-out-everywhere',
  page: pages.home.path,
  toCall: ({ id }) => ({
    route: 'DELETE /api/users/:id/sessions',
    input: { params: { id } },
    next: { path: pages.home.path },
  }),
};

/** The forms of accounts that work without scripts. */
export const accountForms: readonly PostedForm[] = [
  ofEntry(signInForm),
  ofEntry(signUpForm),
  signOut,
  settings,
  ofOwner(passwordForm),
  ofOwner(emailForm),
  signOutEverywhere,
];
