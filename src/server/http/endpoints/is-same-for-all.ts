import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { readCookies } from '../visit/request-cookies.ts';
import { isPersonal } from './authorize-call.ts';

/** Whether other clients may receive the response to this request. */
export function isSameForAll(endpoint: Endpoint, { raw }: FastifyRequest): boolean {
  return !isPersonal(endpoint) || (endpoint.isPrivate === 'with-session' && readCookies(raw).sharing === 'all');
}
