/** What a visitor wants to submit: `pick` is '<gamePk>-<club>', `what` is the sentence about it for the visitor. */
export type SignInRequest = { pick: string; what: string };

type Listener = (request: SignInRequest) => void;

const listeners = new Set<Listener>();

/** Asks a visitor to sign in: the shell of the page opens a sheet. */
export function askToSignIn(request: SignInRequest): void {
  for (const listener of listeners) listener(request);
}

export function onSignInRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
