import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callOnDemand } from './call-on-demand.ts';

/** The library is loaded on use, because few visits need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser and adds it to the account. */
export async function addPasskey(userId: number, currentPassword: string): Promise<void> {
  const { startRegistration } = await loadLibrary();
  const params = { id: userId };
  const options = await callOnDemand('passkeyOptions', { params, body: { currentPassword } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const registration = await startRegistration({ optionsJSON });
  await callOnDemand('addPasskey', { params, body: { ...registration, clientExtensionResults: {} } });
}

/** Signs in with any passkey of this site that the browser offers. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await loadLibrary();
  const options = await callOnDemand('passkeySignInOptions');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server creates the options with the same library
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const assertion = await startAuthentication({ optionsJSON });
  await callOnDemand('passkeySignIn', { body: { ...assertion, clientExtensionResults: {} } });
}
