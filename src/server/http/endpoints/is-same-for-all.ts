import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { hasSessionCookie } from '../shared/shared-key.ts';
import { isPersonal } from './authorize-call.ts';

/** Whether other clients may receive the response to this request. */
export function isSameForAll(endpoint: Endpoint, { raw }: FastifyRequest): boolean {
  return !isPersonal(endpoint) || (endpoint.isPrivate === 'with-session' && !hasSessionCookie(raw));
}
