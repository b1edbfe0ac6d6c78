import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/api/api-error.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { ofViewer, query } from '#platform/page/query.ts';
import type { checkSession, User } from '../contract/session.ts';

/** `error` is the message for the user. */
type Session = { user: User | null; error: string | null; isKnown: boolean };

/** The signed-in user, null for a visitor. Server-rendered pages contain it, so that the first paint is correct. */
export const sessionQuery = query<typeof checkSession, User | null>(
  'GET /api/check_session',
  {},
  { staleTime: 60_000, meta: { nullFor: 401 } },
);

const describeError = (error: Error): string =>
  isApiError(error) && error.status === 0 ? 'Network error while fetching user data' : 'Failed to fetch user data';

/** The session. `isKnown` is false until the first check has succeeded or failed. */
export function useSession(): Session {
  const { data, error } = useQuery(sessionQuery);
  const message = error === null ? null : describeError(error);
  return { user: data ?? null, error: message, isKnown: data !== undefined || message !== null };
}

/** The default club of pages for a visitor, and for a user without a favorite club. */
const standardTeam = 121;

/** The signed-in user's favorite club, otherwise the default or another one. */
export async function loadDefaultTeam({ queryClient }: PageContext, other = standardTeam): Promise<number> {
  const user = await queryClient.query(sessionQuery).catch(() => null);
  return user?.favorite_team ?? other;
}

/** As `loadDefaultTeam`, for components. */
export function useDefaultTeam(other = standardTeam): number {
  return useSession().user?.favorite_team ?? other;
}

/** What a visitor was doing before signing in: `pick` by `pickCode`, `invitation` the code of a league, `alerts` by `subjectCode`. */
export type Errand = Pick<SearchOf<'login'>, 'pick' | 'invitation' | 'alerts'>;

/** What a visitor wants to do; `what` is the sentence about it for the visitor. */
export type SignInRequest = { errand: Errand; what: string };

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

/** Shows the page to a visitor, after the session has ended: what is shown is requested again, and everything else forgotten. */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  const { queryKey } = sessionQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, null);
  queryClient.removeQueries({ predicate: (each) => each.getObserversCount() === 0 });
  void queryClient.invalidateQueries(ofViewer);
}
