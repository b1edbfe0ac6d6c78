import { z } from 'zod';
import { emptySchema, textOf, userParams, userSchema } from './accounts.ts';
import { idSchema } from '#platform/api/input-schemas.ts';
import { endpoint } from '#platform/api/endpoint.ts';

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

export const passkeyOptions = endpoint('POST /api/users/:id/passkeys/options', {
  results: 'none',
  summary: 'Options for a new passkey. The password may be left out in the first 15 minutes of a session',
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
