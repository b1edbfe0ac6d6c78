/** Loads the package that verifies passkeys at its first use: it needs 16 MB. */
export function loadWebauthn() {
  return import('@simplewebauthn/server');
}
