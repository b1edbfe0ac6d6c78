import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Call } from '#contract/api/page-renderer.ts';

/** The library is loaded on use, because few visits need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser and adds it to the account. */
export async function addPasskey(call: Call, userId: number, currentPassword: string): Promise<void> {
  const { startRegistration } = await loadLibrary();
  const params = { id: userId };
  const options = await call('passkeyOptions', { params, body: { currentPassword } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const registration = await startRegistration({ optionsJSON });
  await call('addPasskey', { params, body: { ...registration, clientExtensionResults: {} } });
}

/** Signs in with any passkey of this site that the browser offers. */
export async function signInWithPasskey(call: Call): Promise<void> {
  const { startAuthentication } = await loadLibrary();
  const options = await call('passkeySignInOptions');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const assertion = await startAuthentication({ optionsJSON });
  await call('passkeySignIn', { body: { ...assertion, clientExtensionResults: {} } });
}
