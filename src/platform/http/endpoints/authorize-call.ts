import { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { isPersonal } from '#platform/viewer/server/sharing.ts';
import type { Answer, RequestViewer } from '#platform/viewer/server/viewer.ts';
import { AppError, NotFound } from '../app-error.ts';
import type { SignedIn, Visit } from '../create-visit.ts';
import { type Authorized, markAuthorized, type UserId } from './authorized.ts';
import { type ParsedInput, parseInput, type RawInput } from './served.ts';

type AuthorizedUser = { id: Authorized<UserId>; username: string };

/** The client of a call. `user` is not null if the endpoint has `access`. */
type Caller<E extends Endpoint> = Pick<Visit, 'now' | 'address' | 'session' | 'userAgent' | 'origin'> & {
  viewer: Pick<RequestViewer, 'show'>;
  user: E extends { access: string } ? AuthorizedUser : AuthorizedUser | null;
};

/** Makes the response of an endpoint, as its viewer may see it. */
export type Handler<E extends Endpoint, T> = (
  input: ParsedInput<E>,
  caller: Caller<E>,
) => Answer<E, T> | Promise<Answer<E, T>>;

/** Answers a call as its caller may see it. Rejects with `AppError`. */
export async function answerCall<E extends Endpoint, T>(
  endpoint: E,
  { raw, visit }: { raw: RawInput; visit: Visit },
  handle: Handler<E, T>,
): Promise<{ input: ParsedInput<E>; output: T }> {
  const caller = await authorizeCall(endpoint, raw, visit);
  const input = parseInput(endpoint, raw);
  return { input, output: await visit.viewer.answer(endpoint, input, async () => handle(input, caller)) };
}

/** Checks who may make a call. Throws `AppError`. */
async function authorizeCall<E extends Endpoint>(endpoint: E, raw: RawInput, visit: Visit): Promise<Caller<E>> {
  const signedIn = isPersonal(endpoint) ? await findCaller(endpoint, visit) : null;
  const { access, signInMessage = 'You need to sign in first.' }: Endpoint = endpoint;
  if (access !== undefined && signedIn === null) throw new AppError('not_signed_in', signInMessage);
  if (access === 'admin' && signedIn?.isAdmin !== true) throw new AppError('forbidden', 'Only admins may do this.');
  if (access === 'owner') await checkOwner(endpoint, raw, signedIn, visit);
  const user = signedIn && { id: markAuthorized(signedIn.id), username: signedIn.username };
  const { now, viewer, address, session, userAgent, origin } = visit;
  const caller = { user, now, viewer, address, session, userAgent, origin };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null was refused above wherever the type excludes it
  return caller as Caller<E>;
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
