import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { isApiError, refusal } from '#platform/api/api-error.ts';
import type { CallInput } from '#platform/api/endpoint.ts';
import { send } from '#platform/page/call.ts';
import type { addPasskey, passkeyOptions, passkeySignIn, passkeySignInOptions } from '../contract/security.ts';

const noPasskey = (message: string) => refusal(message, 'no_passkey');

/** Why the browser created no passkey. It gives the same reason for a canceled dialog and for a device that can create none. */
function refuse(error: unknown): never {
  throw noPasskey(
    error instanceof Error && error.name === 'InvalidStateError'
      ? 'This device already has a passkey of your account.'
      : 'No passkey was created. It was canceled, or this device has neither a screen lock nor a security key that can hold one. Your password still works.',
  );
}

/** Creates a passkey in the browser and adds it to the account. */
export async function createPasskey(userId: number, currentPassword: string): Promise<void> {
  const params = { id: userId };
  const options = await send<typeof passkeyOptions>('POST /api/users/:id/passkeys/options', {
    params,
    body: { currentPassword },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const registration = await startRegistration({ optionsJSON }).catch(refuse);
  await send<typeof addPasskey>('POST /api/users/:id/passkeys', {
    params,
    body: { ...registration, clientExtensionResults: {} },
  });
}

/** Asks the user for any passkey of this site: in a dialog, or with the suggestions of a field (`useBrowserAutofill`). */
export async function askForPasskey(useBrowserAutofill = false): Promise<CallInput<typeof passkeySignIn>['body']> {
  const options = await send<typeof passkeySignInOptions>('POST /api/login/passkey/options', {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const authentication = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(() => {
    throw noPasskey('No passkey was used.');
  });
  return { ...authentication, clientExtensionResults: {} };
}

export async function signInWithPasskey(useBrowserAutofill = false): Promise<void> {
  await send<typeof passkeySignIn>('POST /api/login/passkey', { body: await askForPasskey(useBrowserAutofill) });
}

/** ms; a challenge of the server is valid for five minutes */
const offeredFor = 4 * 60_000;
let offeredAt = -Infinity;

/**
 * Offers passkeys among the suggestions of the field with `autocomplete="username webauthn"`. Resolves to true when the user has signed
 * in with one, and to false if the browser cannot offer them, offers them already, or another request has replaced this one.
 */
export async function offerPasskeys(): Promise<boolean> {
  if (performance.now() - offeredAt < offeredFor || !(await browserSupportsWebAuthnAutofill())) return false;
  offeredAt = performance.now();
  try {
    await signInWithPasskey(true);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'no_passkey') return false;
    throw error;
  } finally {
    offeredAt = -Infinity;
  }
}
