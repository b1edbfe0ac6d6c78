import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormResult, formResultSchema } from '#platform/api/form-result.ts';
import { readCookies } from './visit/request-cookies.ts';
import { cookieName, setSiteCookie, type SiteCookie } from './visit/session-cookie.ts';

/** Its name makes that no page with it is shared. It is deleted by the page that shows it. */
const cookie: SiteCookie = { name: 'called_shot_form', maxAge: 60, sameSite: 'lax' };
/** a browser ignores a longer cookie */
const maxLength = 3500;

const encode = (result: FormResult): string => Buffer.from(JSON.stringify(result)).toString('base64url');

/** Gives the next page of the client the result of a form; without the entered values if they are too long. */
export function sendFormResult(reply: FastifyReply, result: FormResult): void {
  const whole = encode(result);
  setSiteCookie(reply, cookie, whole.length <= maxLength ? whole : encode({ ...result, values: {} }));
}

/** The result of the form that the client has posted before this page; null without one. It is read once. */
export function takeFormResult(request: FastifyRequest, reply: FastifyReply): FormResult | null {
  const value = readCookies(request.raw).values[cookieName(cookie, request)];
  if (value === undefined) return null;
  setSiteCookie(reply, cookie, '');
  try {
    return formResultSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null;
  }
}
