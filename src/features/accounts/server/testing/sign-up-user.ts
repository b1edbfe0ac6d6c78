import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { userSchema, type User } from '../../contract/session.ts';

export type TestUser = {
  user: User;
  cookie: string;
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
};

export const password = 'a long enough passphrase';

/** The Cookie header that a browser sends after a response. */
export function cookieOf(headers: Record<string, unknown>): string {
  return [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

/** Signs up a user over HTTP; the requests of `inject` carry the session. */
export async function signUpUser(app: FastifyInstance, username: string): Promise<TestUser> {
  const payload = { username, email: `${username}@example.com`, password };
  const response = await app.inject({ method: 'POST', url: '/api/signup', payload });
  if (response.statusCode !== 201) throw new Error(`${username} could not sign up: ${response.body}`);
  const cookie = cookieOf(response.headers);
  const inject = (request: InjectOptions) => app.inject({ ...request, headers: { ...request.headers, cookie } });
  return { user: userSchema.parse(response.json()), cookie, inject };
}
