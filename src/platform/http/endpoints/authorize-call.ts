import { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { AppError, NotFound } from '../errors/app-error.ts';
import { refuseHiddenTopic } from '../errors/hidden-result.ts';
import type { SignedIn, Visit } from '../visit/create-visit.ts';
import { type Authorized, markAuthorized, type UserId } from './authorized.ts';
import { type ParsedInput, parseInput, type RawInput } from './parse-input.ts';

type AuthorizedUser = { id: Authorized<UserId>; username: string };

/** The client of a call. `user` is not null if the endpoint has `access`. */
export type Caller<E extends Endpoint> = Pick<
  Visit,
  'now' | 'instant' | 'hidden' | 'address' | 'session' | 'userAgent' | 'origin' | 'prefersPlainText'
> & {
  user: E extends { access: string } ? AuthorizedUser : AuthorizedUser | null;
};

export type AuthorizedCall<E extends Endpoint> = { input: ParsedInput<E>; caller: Caller<E> };

/** Whether the response depends on the caller. */
export function isPersonal({ access, isPrivate, method }: Endpoint): boolean {
  return access !== undefined || isPrivate !== undefined || method !== 'GET';
}

/** Checks who may make a call, then parses its input. Throws `AppError`. */
export async function authorizeCall<E extends Endpoint>(
  endpoint: E,
  raw: RawInput,
  visit: Visit,
): Promise<AuthorizedCall<E>> {
  const signedIn = isPersonal(endpoint) ? await findCaller(endpoint, visit) : null;
  const { access, signInMessage = 'You need to sign in first.' }: Endpoint = endpoint;
  if (access !== undefined && signedIn === null) throw new AppError('not_signed_in', signInMessage);
  if (access === 'admin' && signedIn?.isAdmin !== true) throw new AppError('forbidden', 'Only admins may do this.');
  if (access === 'owner') await checkOwner(endpoint, raw, signedIn, visit);
  refuseHidden(endpoint, visit.hidden);
  const user = signedIn && { id: markAuthorized(signedIn.id), username: signedIn.username };
  const { now, instant, hidden, address, session, userAgent, origin, prefersPlainText } = visit;
  const caller = { user, now, instant, hidden, address, session, userAgent, origin, prefersPlainText };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null was refused above wherever the type excludes it
  return { input: parseInput(endpoint, raw), caller: caller as Caller<E> };
}

/** Throws if the response contains results that the viewer hides. Those of other methods contain none, or their handlers leave them out. */
export function refuseHidden({ results = 'none' }: Endpoint, hidden: Visit['hidden']): void {
  if (typeof results === 'object' && results.topic !== 'shown') refuseHiddenTopic(hidden, results.topic);
}

async function findCaller({ allowsKeys }: Endpoint, visit: Visit): Promise<SignedIn | null> {
  if (!visit.hasKey) return visit.user();
  if (allowsKeys !== true)
    throw new AppError('forbidden', 'An API key cannot do this: it only reads picks and scores.');
  const user = await visit.user();
  if (user === null) throw new AppError('not_signed_in', 'This API key is unknown or revoked.');
  return user;
}

const ownedSchema = z.object({ id: z.number() });

async function checkOwner({ params }: Endpoint, raw: RawInput, user: SignedIn | null, visit: Visit): Promise<void> {
  const owned = params?.pipe(ownedSchema).safeParse(raw.params);
  // parseInput reports invalid parameters
  if (owned?.success !== true || owned.data.id === user?.id) return;
  if (await visit.isUser(owned.data.id)) throw new AppError('forbidden', 'This belongs to another user.');
  throw new NotFound('There is no such user.');
}
