import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema, textSchema, emptySchema, textOf } from '#platform/api/input-schemas.ts';
import { userParams, userSchema } from './session.ts';

/** How an account can be entered, for its owner. Times are ISO 8601 (UTC). */
const securitySchema = z.object({
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** whether the server can send mail */
  canMail: z.boolean(),
  /** number of unused recovery codes */
  recoveryCodes: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      /** the device on which it was added, such as 'Firefox on Windows' */
      name: z.string(),
      createdAt: z.string(),
      /** the last sign-in with it */
      usedAt: z.string().nullable(),
    }),
  ),
  /** without the keys themselves, the oldest first */
  apiKeys: z.array(
    z.object({
      id: z.number().int(),
      /** chosen by the user */
      name: z.string(),
      createdAt: z.string(),
      /** the day of the last use, YYYY-MM-DD, US Eastern; null before the first one */
      usedOn: z.string().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.number().int(),
      /** such as 'Firefox on Windows'; null for a session of an earlier version */
      device: z.string().nullable(),
      createdAt: z.string(),
      seenAt: z.string(),
      /** the session of this request */
      isCurrent: z.boolean(),
    }),
  ),
});

/** The owner's password; it may be left out in the first ten minutes of a session. */
const passwordIfOld = textOf(1024).optional();

export const security = endpoint('GET /api/users/:id/security', {
  results: 'none',
  summary: 'Email, recovery codes, passkeys, API keys and sessions of the account',
  access: 'owner',
  params: userParams,
  response: securitySchema,
});

export const changePassword = endpoint('POST /api/users/:id/password', {
  results: 'none',
  summary: 'Changes the password and ends all other sessions. 422 if the current password is wrong',
  access: 'owner',
  params: userParams,
  body: z.object({ currentPassword: textOf(1024), password: textOf(1024) }),
  response: emptySchema,
});

export const changeEmail = endpoint('POST /api/users/:id/email', {
  results: 'none',
  summary: 'Changes the email, notifies the old one and sends a verification link to the new one',
  access: 'owner',
  params: userParams,
  body: z.object({ currentPassword: textOf(1024), email: textOf(256) }),
  response: emptySchema,
});

export const sendVerification = endpoint('POST /api/users/:id/email/verification', {
  results: 'none',
  summary: 'Sends a verification link to the email of the account',
  access: 'owner',
  params: userParams,
  response: emptySchema,
});

export const createRecoveryCodes = endpoint('POST /api/users/:id/recovery-codes', {
  results: 'none',
  summary: 'Creates ten recovery codes, each of which replaces the password once; earlier codes stop working',
  access: 'owner',
  params: userParams,
  body: z.object({ currentPassword: passwordIfOld }),
  response: z.object({ codes: z.array(z.string()) }),
});

export const endSession = endpoint('DELETE /api/users/:id/sessions/:sessionId', {
  results: 'none',
  summary: 'Ends a session of the account',
  access: 'owner',
  params: userParams.extend({ sessionId: idSchema }),
  response: emptySchema,
});

export const endSessions = endpoint('DELETE /api/users/:id/sessions', {
  results: 'none',
  summary: 'Signs out everywhere: ends all sessions of the account, including this one',
  access: 'owner',
  params: userParams,
  response: emptySchema,
});

export const verifyEmail = endpoint('POST /api/verify-email', {
  results: 'none',
  summary:
    'Verifies an email with the token of a mailed link, for the signed-in account or the only one with this email. 422 if the token is invalid or expired, or there are several accounts',
  body: z.object({ token: textOf(64) }),
  response: emptySchema,
});

export const requestReset = endpoint('POST /api/password/reset-link', {
  results: 'none',
  summary: 'Mails a link for a new password to a verified email. The response is the same for every email',
  body: z.object({ email: textOf(256) }),
  response: z.object({
    /** whether the server can send mail */
    canMail: z.boolean(),
  }),
});

export const resetPassword = endpoint('POST /api/password/reset', {
  results: 'shown',
  summary: 'Replaces the password with the token of a link, ends all sessions and signs in',
  body: z.object({ token: textOf(64), password: textOf(1024) }),
  response: userSchema,
});

export const recoverAccount = endpoint('POST /api/password/recover', {
  results: 'shown',
  summary: 'Replaces the password with a recovery code, ends all sessions and signs in',
  body: z.object({ username: textOf(256), code: textOf(64), password: textOf(1024) }),
  response: userSchema,
});

export type Security = z.infer<typeof securitySchema>;

export const createApiKey = endpoint('POST /api/users/:id/api-keys', {
  results: 'none',
  summary:
    "Creates a key with which programs read the user's own data. 422 if there are ten. The password may be left out in the first ten minutes of a session",
  access: 'owner',
  params: userParams,
  body: z.object({
    name: textSchema(60).trim().min(1, { error: 'must not be empty' }),
    currentPassword: textOf(1024).optional(),
  }),
  response: z.object({
    /** the key, which is not shown again */
    key: z.string(),
  }),
});

export const revokeApiKey = endpoint('DELETE /api/users/:id/api-keys/:keyId', {
  results: 'none',
  summary: 'Revokes an API key: its next request is refused',
  access: 'owner',
  params: userParams.extend({ keyId: idSchema }),
  response: emptySchema,
});

/** The JSON forms of WebAuthn Level 3; the browser creates them and passes them on unchanged. */
const optionsSchema = z.looseObject({ challenge: z.string() });
const credentialSchema = z.object({
  id: textOf(1400),
  rawId: textOf(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
});
const registrationSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: textOf(4096),
    attestationObject: textOf(16_384),
    transports: z.array(textOf(32)).max(8).optional(),
  }),
});
const assertionSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: textOf(4096),
    authenticatorData: textOf(4096),
    signature: textOf(4096),
    userHandle: textOf(128).optional(),
  }),
});

export const deleteUser = endpoint('DELETE /api/users/:id', {
  results: 'none',
  changesPublicData: true,
  summary:
    'Deletes the account with all its data, at once and permanently. Needs the password or a passkey, which may be left out in the first ten minutes of a session',
  access: 'owner',
  params: userParams,
  body: z.object({ currentPassword: textOf(1024).optional(), passkey: assertionSchema.optional() }),
  response: emptySchema,
});

export const passkeyOptions = endpoint('POST /api/users/:id/passkeys/options', {
  results: 'none',
  summary: 'Options for a new passkey. The password may be left out in the first ten minutes of a session',
  access: 'owner',
  params: userParams,
  body: z.object({ currentPassword: textOf(1024).optional() }),
  response: optionsSchema,
});

export const addPasskey = endpoint('POST /api/users/:id/passkeys', {
  results: 'none',
  summary: 'Adds a passkey to the account',
  access: 'owner',
  params: userParams,
  body: registrationSchema,
  response: emptySchema,
});

export const removePasskey = endpoint('DELETE /api/users/:id/passkeys/:passkeyId', {
  results: 'none',
  summary: 'Removes a passkey from the account',
  access: 'owner',
  params: userParams.extend({ passkeyId: idSchema }),
  response: emptySchema,
});

export const passkeySignInOptions = endpoint('POST /api/login/passkey/options', {
  results: 'none',
  summary: 'Options for a sign-in with a passkey',
  response: optionsSchema,
});

export const passkeySignIn = endpoint('POST /api/login/passkey', {
  results: 'shown',
  summary: 'Signs in with a passkey. 401 if it is unknown or invalid',
  body: assertionSchema,
  response: userSchema,
});

export type PasskeyRegistration = z.infer<typeof registrationSchema>;
export type PasskeyAssertion = z.infer<typeof assertionSchema>;
