import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { userSchema, type User } from '#contract/accounts.ts';

export type Fan = {
  user: User;
  cookie: string;
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
};

export const password = 'a long enough passphrase';

/** The Cookie header that the browser would send after this answer. */
export function cookieOf(headers: Record<string, unknown>): string {
  return [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

/** A fan who has signed up over HTTP, and whose requests carry his session. */
export async function signedUpFan(app: FastifyInstance, username: string): Promise<Fan> {
  const payload = { username, email: `${username}@example.com`, password };
  const response = await app.inject({ method: 'POST', url: '/api/signup', payload });
  if (response.statusCode !== 201) throw new Error(`${username} could not sign up: ${response.body}`);
  const cookie = cookieOf(response.headers);
  const inject = (request: InjectOptions) => app.inject({ ...request, headers: { ...request.headers, cookie } });
  return { user: userSchema.parse(response.json()), cookie, inject };
}
