import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError, NotFound } from '../errors/app-error.ts';
import { type ParsedInput, parseInput, type RawInput } from './parse-input.ts';
import type { SignedIn, Visit } from '../visit/visit.ts';

/** What a handler knows of who calls it. `user` is never null where the endpoint's `access` says so. */
export type Caller<E extends Endpoint> = Pick<Visit, 'now' | 'address' | 'session'> & {
  user: E extends { access: string } ? SignedIn : SignedIn | null;
};

export type Admitted<E extends Endpoint> = { input: ParsedInput<E>; caller: Caller<E> };

/** Whether the answer is for this caller alone. */
export function isPersonal({ access, isPrivate, method }: Endpoint): boolean {
  return access !== undefined || isPrivate === true || method !== 'GET';
}

/** Lets a call in: who may not make it hears that first, and what is wrong with its input after that. */
export async function admit<E extends Endpoint>(endpoint: E, raw: RawInput, visit: Visit): Promise<Admitted<E>> {
  const user = isPersonal(endpoint) ? await visit.user() : null;
  const { access, signInWords = 'You need to sign in first.' }: Endpoint = endpoint;
  if (access !== undefined && user === null) throw new AppError('not_signed_in', signInWords);
  if (access === 'owner') await checkOwner(endpoint, raw, user, visit);
  const { now, address, session } = visit;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null was refused above wherever the type excludes it
  return { input: parseInput(endpoint, raw), caller: { user, now, address, session } as Caller<E> };
}

const ownedSchema = z.object({ id: z.number() });

async function checkOwner({ params }: Endpoint, raw: RawInput, user: SignedIn | null, visit: Visit): Promise<void> {
  const named = params?.pipe(ownedSchema).safeParse(raw.params);
  // parsing says what is wrong with it
  if (named?.success !== true || named.data.id === user?.id) return;
  if (await visit.isUser(named.data.id)) throw new AppError('forbidden', 'This belongs to another user.');
  throw new NotFound('There is no such user.');
}
